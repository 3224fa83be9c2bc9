import { useState } from 'react';
import { Button, Dialog, say } from '../ui/index.js';
import styles from './adjudicator.module.css';

/** Hands the address on: to another app where the device can, else to the clipboard, else to be copied by hand. */
export function Share({ title, href }: { readonly title: string; readonly href: string }) {
  const [shown, setShown] = useState(false);
  const address = new URL(href, location.href).href;
  const share = async () => {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches)
        return await navigator.share({ title, url: address });
      await navigator.clipboard.writeText(address);
      say('The link is in the clipboard: it asks this very question.');
    } catch (why) {
      if (!(why instanceof DOMException && why.name === 'AbortError')) setShown(true);
    }
  };
  return (
    <>
      <Button onClick={share}>Copy link</Button>
      {shown && (
        <Dialog
          title="A link to this question"
          onClose={() => setShown(false)}
          actions={<Button onClick={() => setShown(false)}>Close</Button>}
        >
          <p>This browser does not let a page copy: copy it from here.</p>
          <input
            className={styles.shareAddress}
            readOnly
            value={address}
            aria-label="Address"
            onFocus={e => e.target.select()}
          />
        </Dialog>
      )}
    </>
  );
}
