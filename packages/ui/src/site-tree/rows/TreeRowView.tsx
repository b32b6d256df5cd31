import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, memo, type ReactElement, type Ref } from 'react';

import { formatEnergy } from '@vinrod/locale/energy';
import { formatInteger } from '@vinrod/locale/number';
import { Icon } from '../../icon/Icon.tsx';
import { highlight, matchBesideName } from './highlight.ts';
import type { SiteTreeNode } from '../state/tree-index.ts';
import type { CheckState } from '../state/tree-selection.ts';
import * as styles from './TreeRowView.css.ts';

export interface TreeRowViewProps {
  readonly node: SiteTreeNode;
  readonly place: number;
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  readonly check: CheckState;
  /** Whether the branch is expanded; `null` for a leaf. */
  readonly isOpen: boolean | null;
  readonly siteCount: number;
  readonly search: string;
  /** Text of the press that selects only this row. */
  readonly onlyText: string | undefined;
  /** Whether the row is in the tab order. */
  readonly isTabStop: boolean;
  readonly top: number;
  readonly height: number;
  readonly rowRef: Ref<HTMLDivElement> | null;
}

/** Indentation per level in px. */
const indent = 20;

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

function Highlighted({ text, search }: { readonly text: string; readonly search: string }): ReactElement {
  return (
    <>
      {highlight(text, search).map(({ text: piece, isMatch }, position) => {
        const key = `${position}${piece}`;
        return isMatch ? (
          <mark className={styles.hit} key={key}>
            {piece}
          </mark>
        ) : (
          <Fragment key={key}>{piece}</Fragment>
        );
      })}
    </>
  );
}

function Box({ check }: { readonly check: CheckState }): ReactElement {
  return (
    <span aria-hidden="true" className={styles.box}>
      {check === 'none' ? null : (
        <svg className={styles.mark} viewBox="0 0 24 24">
          <path d={check === 'all' ? 'M20 6 9 17l-5-5' : 'M5 12h14'} />
        </svg>
      )}
    </span>
  );
}

/** One row of the tree. The row is the control, box and chevron are drawings; the tree listens for all its rows. */
export const TreeRowView = memo(function TreeRowView({
  node,
  place,
  level,
  position,
  setSize,
  check,
  isOpen,
  siteCount,
  search,
  onlyText,
  isTabStop,
  top,
  height,
  rowRef,
}: TreeRowViewProps): ReactElement {
  const reason = matchBesideName(node, search);
  return (
    <div
      aria-checked={ariaChecked[check]}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      className={isOpen === null ? styles.row : `${styles.row} ${styles.branch}`}
      data-place={place}
      ref={rowRef}
      role="treeitem"
      style={{ translate: `0 ${top}px`, blockSize: height, paddingInlineStart: (level - 1) * indent }}
      tabIndex={isTabStop ? 0 : -1}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
    >
      {isOpen === null ? (
        <span className={styles.leafGap} />
      ) : (
        <span aria-hidden="true" className={styles.chevron} data-chevron="">
          <Icon icon={isOpen ? ChevronDown : ChevronRight} size="sm" />
        </span>
      )}
      <Box check={check} />
      <span className={styles.name} title={node.name}>
        <Highlighted search={search} text={node.name} />
      </span>
      {reason === null ? null : (
        <span className={styles.aside}>
          <Highlighted search={search} text={reason} />
        </span>
      )}
      {reason === null && typeof node.annual_consumption_kwh === 'number' ? (
        // For comparing rows visually; in the row's name it would only disturb type-ahead.
        <span aria-hidden="true" className={styles.figure}>
          {formatEnergy(node.annual_consumption_kwh, { unit: 'kWh' })}
        </span>
      ) : null}
      {isOpen === false && reason === null ? (
        <span aria-hidden="true" className={styles.aside}>
          {formatInteger(siteCount)}
        </span>
      ) : null}
      {onlyText === undefined ? null : (
        // For the pointer; Shift+Enter does the same. Drawn, so that the row's text is its name alone.
        <span aria-hidden="true" className={styles.only} data-only={onlyText} />
      )}
    </div>
  );
});
