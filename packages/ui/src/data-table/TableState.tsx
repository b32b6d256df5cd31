import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';

import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { InlineAlert } from '../inline-alert/InlineAlert.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { dataTableMessages } from './messages.ts';
import type { TableEmpty, TableError } from './table-props.ts';

export interface TableFailureProps {
  readonly error: TableError;
}

/** What failed, where it failed, with the way to try again. */
export function TableFailure({ error }: TableFailureProps): ReactElement {
  const text = useMessages(dataTableMessages);
  const { message, onRetry } = error;
  return (
    <InlineAlert
      tone="danger"
      title={message ?? text('failed')}
      actions={
        onRetry === undefined ? undefined : (
          <Button size="sm" onPress={onRetry}>
            {text('retry')}
          </Button>
        )
      }
    />
  );
}

export interface NoMatchProps {
  /** What was searched for; empty when only filters narrow the table. */
  readonly search: string;
  readonly onClear: () => void;
}

/** Nothing matches: the search repeated, and one press back to all rows. */
export function NoMatch({ search, onClear }: NoMatchProps): ReactElement {
  const text = useMessages(dataTableMessages);
  return (
    <EmptyState
      icon={SearchX}
      title={search === '' ? text('noMatchFilter') : text('noMatch', { search })}
      action={
        <Button size="sm" onPress={onClear}>
          {text('clearSearch')}
        </Button>
      }
    />
  );
}

/** Nothing is here yet: what will be, and one verb. */
export function NothingYet({ title, description, action }: TableEmpty): ReactElement {
  const text = useMessages(dataTableMessages);
  return (
    <EmptyState title={title ?? text('empty')} action={action}>
      {description}
    </EmptyState>
  );
}
