import { Component, type ReactNode } from 'react';

import { BarePage, CrashPage } from '#shell/error-pages';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Whether there is no shell around it; the 500 page then has its own bar. */
  readonly isOutermost?: boolean;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Shows the 500 page in place of what failed to render, or to load even after a reload (spec section 2). Give it a
 * `key` that changes with the page, so that navigation clears the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  /** Called by React with the error thrown below; React itself logs it to the console. */
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isOutermost !== true) return <CrashPage />;
    return (
      <BarePage>
        <CrashPage />
      </BarePage>
    );
  }
}
