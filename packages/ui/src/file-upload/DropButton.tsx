import {
  useImperativeHandle,
  useLayoutEffect,
  type DragEventHandler,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import { isDirectoryDropItem, isFileDropItem } from 'react-aria-components/useDrop';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useClipboard } from 'react-aria/useClipboard';
import { useDrop } from 'react-aria/useDrop';
import { useFocusRing } from 'react-aria/useFocusRing';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';

/** What the area around does with files that are dragged over it. */
export interface DropHandlers {
  readonly onDragEnter?: DragEventHandler | undefined;
  readonly onDragLeave?: DragEventHandler | undefined;
  readonly onDragOver?: DragEventHandler | undefined;
  readonly onDrop?: DragEventHandler | undefined;
}

/** How the area around is drawn. */
export interface DropState {
  readonly isDropTarget: boolean;
  readonly isFocusVisible: boolean;
}

export interface DropButtonProps {
  readonly labelledBy: string;
  readonly isDisabled: boolean;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** Filled with what the area does while files are dragged over it. */
  readonly handlers: Ref<DropHandlers>;
  readonly onStateChange: (state: DropState) => void;
  /** Called with files and the names of folders. */
  readonly onTake: (files: readonly File[], folders: readonly string[]) => void;
}

type Items = Parameters<NonNullable<Parameters<typeof useDrop>[0]['onDrop']>>[0]['items'];

/**
 * The button into which files are pasted, and on which they are dropped by keys, with the handlers for those that a mouse
 * drops on the area around. React Aria's `DropZone` is this and the area in one, which would have to come as late.
 */
export function DropButton({
  labelledBy,
  isDisabled,
  buttonRef,
  handlers,
  onStateChange,
  onTake,
}: DropButtonProps): ReactElement {
  const take = async (items: Items) => {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    onTake(
      files,
      items.filter(isDirectoryDropItem).map((folder) => folder.name),
    );
  };
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref: buttonRef,
    hasDropButton: true,
    isDisabled,
    getDropOperation: (types) => (types.has('text/plain') ? 'cancel' : 'copy'),
    onDrop: ({ items }) => void take(items),
  });
  const { buttonProps } = useButton({ ...dropButtonProps, 'aria-labelledby': labelledBy }, buttonRef);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { clipboardProps } = useClipboard({ isDisabled, onPaste: (items) => void take(items) });
  useImperativeHandle(handlers, () => dropProps);
  useLayoutEffect(
    () => onStateChange({ isDropTarget, isFocusVisible }),
    [onStateChange, isDropTarget, isFocusVisible],
  );
  return (
    <VisuallyHidden>
      <button {...mergeProps(buttonProps, focusProps, clipboardProps)} ref={buttonRef} type="button" />
    </VisuallyHidden>
  );
}
