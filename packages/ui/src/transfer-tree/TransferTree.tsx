import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsDown,
  ChevronsLeft,
  ChevronsRight,
  ChevronsUp,
  Undo2,
} from 'lucide-react';
import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';

import { Button } from '../button/Button.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import { indexTree, type SiteTreeNode } from '../site-tree/state/tree-index.ts';
import type { SiteSelection } from '../site-tree/state/tree-selection.ts';
import { usePreparedSearch } from '../site-tree/state/use-prepared-search.ts';
import { media } from '../tokens/media.ts';
import { transferTreeMessages } from './messages.ts';
import { selectedAfter, reverseOf, type MoveDirection, type TransferMove } from './transfer-moves.ts';
import { TransferPane, type TransferPaneHandle } from './TransferPane.tsx';
import * as styles from './TransferTree.css.ts';
import { useTransferPane } from './use-transfer-pane.ts';

export interface TransferTreeProps {
  /** The whole tree from the API; keep the array identity while the tree is the same. */
  readonly nodes: readonly SiteTreeNode[];
  /** uuids of the selected sites; keep the set identity while the selection is the same. */
  readonly selected: SiteSelection;
  /** Called with the ids of all sites on the right side. */
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Heading of the source pane; "Tillgängliga anläggningar" by default. */
  readonly availableLabel?: string;
  /** Heading of the pane of selected sites, for example "I gruppen"; "Valda anläggningar" by default. */
  readonly selectedLabel?: string;
  /** Footer of the pane of selected sites: their number, consumption, share. */
  readonly selectedFooter?: ReactNode;
  /** Its content is on its way; a skeleton stands in its place. */
  readonly isLoading?: boolean;
  /**
   * Whether a press on a row moves it at once: ticked is in. Otherwise a press marks it, and buttons move what is marked.
   * @default false
   */
  readonly isImmediate?: boolean;
  /** Maximum height of a pane's rows as a CSS length; beyond it they scroll. */
  readonly maxHeight?: string;
}

const sideways = {
  add: ArrowRight,
  remove: ArrowLeft,
  addAll: ChevronsRight,
  removeAll: ChevronsLeft,
} as const;

const downAndUp = {
  add: ArrowDown,
  remove: ArrowUp,
  addAll: ChevronsDown,
  removeAll: ChevronsUp,
} as const;

/**
 * Selects sites by moving them between two trees, with undo for every move. Each pane has its own search and marks;
 * below 992 px they are stacked.
 */
export function TransferTree({
  nodes,
  selected,
  onChange,
  availableLabel,
  selectedLabel,
  selectedFooter,
  isLoading = false,
  isImmediate = false,
  maxHeight = 'min(60vh, 480px)',
}: TransferTreeProps): ReactElement {
  const text = useMessages(transferTreeMessages);
  const [history, setHistory] = useState<readonly TransferMove[]>([]);
  const [last, setLast] = useState<TransferMove | null>(null);
  const [status, setStatus] = useState('');
  const availableHandle = useRef<TransferPaneHandle>(null);
  const selectedHandle = useRef<TransferPaneHandle>(null);

  const index = useMemo(() => indexTree(nodes), [nodes]);
  usePreparedSearch(index);
  const cameBack = last?.direction === 'remove' ? last.sites : undefined;
  const cameOver = last?.direction === 'add' ? last.sites : undefined;
  const available = useTransferPane(index, selected, false, cameBack);
  const taken = useTransferPane(index, selected, true, cameOver);

  const nameOf = (sites: SiteSelection) => {
    const [uuid] = sites;
    return index.nodes.find((node) => node.type === 'site' && node.uuid === uuid)?.name ?? '';
  };
  const wordsFor = ({ direction, sites }: TransferMove, total: number) => {
    if (sites.size === 1) {
      return text(direction === 'add' ? 'addedOne' : 'removedOne', { name: nameOf(sites), total });
    }
    return text(direction === 'add' ? 'added' : 'removed', { count: sites.size, total });
  };
  const perform = (move: TransferMove) => {
    const next = selectedAfter(selected, move);
    available.setMarked(new Set());
    taken.setMarked(new Set());
    setLast(move);
    onChange(next);
    return next;
  };
  const move = (direction: MoveDirection, sites: SiteSelection) => {
    if (sites.size === 0) {
      setStatus(text('nothingMarked'));
      return;
    }
    const made = { direction, sites: new Set(sites) };
    setHistory([...history, made]);
    setStatus(wordsFor(made, perform(made).size));
  };
  const undo = () => {
    const undone = history.at(-1);
    if (undone === undefined) {
      setStatus(text('nothingToUndo'));
      return;
    }
    setHistory(history.slice(0, -1));
    setStatus(text('undone', { total: perform(reverseOf(undone)).size }));
  };

  const shared = { isLoading, isImmediate, maxHeight };
  const icons = useMediaQuery(media.md) ? sideways : downAndUp;
  const isSearchingAvailable = available.tree.filter !== null;
  const isSearchingTaken = taken.tree.filter !== null;
  return (
    <div className={styles.transfer}>
      <TransferPane
        {...shared}
        emptyText={text('noneAvailable')}
        isOfSelected={false}
        onEmptied={() => selectedHandle.current?.enter()}
        onMove={(sites) => move('add', sites)}
        pane={available}
        ref={availableHandle}
        title={availableLabel ?? text('available')}
      />
      <Group aria-label={text('moves')} className={styles.moves}>
        {isImmediate ? null : (
          <>
            <Button
              iconAfter={icons.add}
              isDisabled={isLoading}
              onPress={() => move('add', available.marked)}
            >
              {text('add')}
            </Button>
            <Button icon={icons.remove} isDisabled={isLoading} onPress={() => move('remove', taken.marked)}>
              {text('remove')}
            </Button>
          </>
        )}
        <Button
          iconAfter={icons.addAll}
          isDisabled={isLoading}
          onPress={() => move('add', available.shownSites)}
          size="sm"
          variant="quiet"
        >
          {text(isSearchingAvailable ? 'addHits' : 'addAll')}
        </Button>
        <Button
          icon={icons.removeAll}
          isDisabled={isLoading}
          onPress={() => move('remove', taken.shownSites)}
          size="sm"
          variant="quiet"
        >
          {text(isSearchingTaken ? 'removeHits' : 'removeAll')}
        </Button>
        <Button icon={Undo2} isDisabled={isLoading} onPress={undo} size="sm" variant="quiet">
          {text('undo')}
        </Button>
        <output className={styles.status}>{status}</output>
        <p className={styles.keys}>{text(isImmediate ? 'press' : 'keys')}</p>
      </Group>
      <TransferPane
        {...shared}
        // That nothing is chosen is known before the tree is.
        isLoading={isLoading && selected.size > 0}
        expectedRows={selected.size + 1}
        emptyText={text('noneChosen')}
        isOfSelected
        footer={selectedFooter}
        onEmptied={() => availableHandle.current?.enter()}
        onMove={(sites) => move('remove', sites)}
        pane={taken}
        ref={selectedHandle}
        title={selectedLabel ?? text('chosen')}
      />
    </div>
  );
}
