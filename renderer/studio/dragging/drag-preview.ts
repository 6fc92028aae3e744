import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';

/** Next to the pointer, in px, so that the line that shows the place is seen. */
const BESIDE = '12px';

/** Shows the name of what is dragged next to the pointer. */
export function previewName(
  nativeSetDragImage: Parameters<typeof setCustomNativeDragPreview>[0]['nativeSetDragImage'],
  name: string,
): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: () => ({ x: 0, y: 0 }),
    render: ({ container }) => {
      const label = document.createElement('div');
      label.textContent = name;
      Object.assign(label.style, {
        marginLeft: BESIDE,
        padding: '4px 8px',
        borderRadius: '5px',
        background: '#141414',
        color: '#fff',
        font: '600 12px/16px system-ui, sans-serif',
      });
      container.append(label);
    },
  });
}
