import { Component, type ReactNode } from 'react';
import { Button, ButtonLink, Notice } from '../ui/index.js';
import { hrefOf } from './routes.js';

interface Props {
  /** Another address is another try. */
  readonly address: string;
  readonly children: ReactNode;
}
interface State {
  readonly broken?: { readonly why: string; readonly address: string };
}

/** Where a page breaks: never a white screen, and battles are saved at every order anyway. */
export class Failure extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { why: error instanceof Error ? error.message : String(error), address: location.hash } };
  }

  static getDerivedStateFromProps({ address }: Props, { broken }: State): State | null {
    return broken && broken.address !== address ? { broken: undefined as never } : null;
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    return (
      <main>
        <Notice
          title="This page broke down"
          actions={
            <>
              <Button kind="primary" onClick={() => location.reload()}>
                Reload
              </Button>
              <ButtonLink href={hrefOf([])}>Home</ButtonLink>
            </>
          }
        >
          <p>Your battles are saved at every order; nothing you did before is lost. Reload to go on.</p>
          <p>
            What happened: <code>{broken.why}</code>
          </p>
        </Notice>
      </main>
    );
  }
}
