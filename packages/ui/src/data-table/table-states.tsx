import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { Text } from '../text/Text.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { dataTableMessages } from './messages.ts';
import type { TableEmpty, TableError } from './table-props.ts';

export interface TableFailureProps {
  /** Name of the table. */
  readonly label: string;
  readonly error: TableError;
}

/** What failed, shown where it failed, with a retry button. */
export function TableFailure({ label, error }: TableFailureProps): ReactElement {
  const text = useMessages(dataTableMessages);
  const { title = text('failed', { label }), message, onRetry } = error;
  return (
    <InlineAlert
      tone="danger"
      title={title}
      actions={
        onRetry === undefined ? undefined : (
          <Button size="sm" onPress={onRetry}>
            {text('retry')}
          </Button>
        )
      }
    >
      {message === undefined ? undefined : (
        <Text as="span" size="small">
          {message}
        </Text>
      )}
    </InlineAlert>
  );
}

export interface NoMatchProps {
  /** The search text; empty when only filters narrow the table. */
  readonly search: string;
  readonly onClear: () => void;
}

/** Nothing matches: repeats the search and offers to clear it. */
export function NoMatch({ search, onClear }: NoMatchProps): ReactElement {
  const text = useMessages(dataTableMessages);
  return (
    <EmptyState
      icon={SearchX}
      title={search === '' ? text('noMatchFilter') : text('noMatch', { search })}
      action={
        <Button size="sm" onPress={onClear}>
          {text(search === '' ? 'clearFilters' : 'clearSearch')}
        </Button>
      }
    />
  );
}

/** Nothing yet: what will appear here, and one action. */
export function NothingYet({ title, description, action }: TableEmpty): ReactElement {
  const text = useMessages(dataTableMessages);
  return (
    <EmptyState title={title ?? text('empty')} action={action}>
      {description}
    </EmptyState>
  );
}
