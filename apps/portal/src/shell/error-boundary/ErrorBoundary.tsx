import { Component, type ReactNode } from 'react';

import { BarePage, CrashPage } from '#shell/error-pages';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Whether there is no shell around it, so that the 500 page brings its own bar. */
  readonly isOutermost?: boolean;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Shows the 500 page instead of what failed to render, or could not be loaded even after a reload (spec section 2).
 * Give it a `key` that changes with the page, so that moving on leaves the failure behind.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  /** Called by React with what was thrown below; React itself reports it to the console. */
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
