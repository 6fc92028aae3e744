import { Component, type ReactNode } from 'react';

interface Props {
  /** Called when what is inside cannot be shown, so that something else can be. */
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a script that does not come from taking the whole page down: what needs it is left out. */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
