import { Head } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import { Button, ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** The battle is at another tab: here it can be looked at, or taken over. */
export function Elsewhere({ id, onTakeOver }: { readonly id: string; readonly onTakeOver: () => void }) {
  return (
    <>
      <Head here="battle" />
      <main>
        <Notice
          title="This battle is open in another tab"
          actions={
            <>
              <Button kind="primary" onClick={onTakeOver}>
                Play it here
              </Button>
              <ButtonLink href={hrefOf(['replay', id])}>Look on</ButtonLink>
              <ButtonLink href={hrefOf([])}>To all battles</ButtonLink>
            </>
          }
        >
          <p>A battle is played in one tab at a time. If you close the other one, it goes on here by itself.</p>
        </Notice>
      </main>
    </>
  );
}
