import {
  Bold,
  Image,
  Italic,
  Keyboard,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Subscript,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { KeyboardEvent, ReactElement, Ref } from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar } from 'react-aria-components/Toolbar';

import { useMessages } from '../../messages/use-messages.ts';
import type { BlockFormat, EditorCommand, EditorSnapshot } from '../editor-types.ts';
import * as styles from './EditorToolbar.css.ts';
import { FormatMenu } from './FormatMenu.tsx';
import { richTextEditorMessages } from '../messages.ts';
import { buttonShortcuts } from '../shortcuts.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

export interface EditorToolbarProps {
  readonly snapshot: EditorSnapshot;
  readonly isDisabled: boolean;
  /** Whether pictures can be uploaded. */
  readonly hasImages: boolean;
  /** Id of the text it formats; undefined until the text is there. */
  readonly textId: string | undefined;
  readonly onCommand: (command: EditorCommand, isByKeyboard: boolean) => void;
  readonly onBlock: (block: BlockFormat) => void;
  readonly onLink: () => void;
  readonly onImage: () => void;
  readonly onShortcuts: () => void;
  /** Whether the paragraph formats are shown. */
  readonly isFormatOpen: boolean;
  readonly onFormatOpenChange: (isOpen: boolean) => void;
  /** Called by Esc or a format selected with a pointer: focus returns to the text. */
  readonly onLeave: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

const icons: Readonly<Record<EditorCommand, LucideIcon>> = {
  strong: Bold,
  emphasis: Italic,
  subscript: Subscript,
  bulletList: List,
  orderedList: ListOrdered,
  quote: Quote,
  undo: Undo2,
  redo: Redo2,
};

function isByKeyboard({ pointerType }: PressEvent): boolean {
  return pointerType === 'keyboard' || pointerType === 'virtual';
}

/** The buttons above the text: one Tab stop, arrow keys between them (ARIA toolbar pattern). */
export function EditorToolbar({
  snapshot,
  isDisabled,
  hasImages,
  textId,
  onCommand,
  onBlock,
  onLink,
  onImage,
  onShortcuts,
  isFormatOpen,
  onFormatOpenChange,
  onLeave,
  ref,
}: EditorToolbarProps): ReactElement {
  const text = useMessages(richTextEditorMessages);
  const command = (name: EditorCommand, isState: boolean): ReactElement => (
    <ToolbarButton
      icon={icons[name]}
      isDisabled={isDisabled}
      isUnavailable={!snapshot.available.has(name)}
      key={name}
      label={text(name)}
      onPress={(event) => onCommand(name, isByKeyboard(event))}
      shortcut={buttonShortcuts[name]}
      {...(isState ? { isPressed: snapshot.active.has(name) } : {})}
    />
  );
  const leaveOnEscape = ({ key, target, currentTarget }: KeyboardEvent<HTMLDivElement>): void => {
    // The keys of an open menu also arrive here, through its portal.
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) onLeave();
  };
  const own = {
    ...(textId === undefined ? {} : { 'aria-controls': textId }),
    onKeyDown: leaveOnEscape,
  };
  const divider = <Separator className={styles.divider} elementType="div" orientation="vertical" />;
  return (
    <Toolbar
      aria-label={text('toolbar')}
      className={styles.toolbar}
      ref={ref}
      render={(props) => <div {...props} {...own} />}
    >
      <FormatMenu
        block={snapshot.block}
        isDisabled={isDisabled}
        isOpen={isFormatOpen}
        onChange={onBlock}
        onLeave={onLeave}
        onOpenChange={onFormatOpenChange}
      />
      {divider}
      {command('strong', true)}
      {command('emphasis', true)}
      {command('subscript', true)}
      {divider}
      {command('bulletList', true)}
      {command('orderedList', true)}
      {command('quote', true)}
      {divider}
      <ToolbarButton
        dialogAbout={snapshot.linkHref === null ? 'new' : 'here'}
        icon={Link2}
        isDisabled={isDisabled}
        label={text(snapshot.linkHref === null ? 'newLink' : 'changeLink')}
        onPress={onLink}
        shortcut={buttonShortcuts.link}
      />
      {hasImages ? (
        <ToolbarButton
          dialogAbout={snapshot.image === null ? 'new' : 'here'}
          icon={Image}
          isDisabled={isDisabled}
          label={text(snapshot.image === null ? 'newImage' : 'changeImage')}
          onPress={onImage}
        />
      ) : null}
      {divider}
      {command('undo', false)}
      {command('redo', false)}
      {divider}
      <ToolbarButton
        dialogAbout="new"
        icon={Keyboard}
        isDisabled={isDisabled}
        label={text('shortcuts')}
        onPress={onShortcuts}
      />
    </Toolbar>
  );
}
