import { useRef } from 'react';
import { Button, type ButtonKind } from '../ui/index.js';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly kind?: ButtonKind;
  readonly onFile: (file: File) => void;
}

/** A button that opens the system's file picker. */
export function FileButton({ label, accept, kind = 'primary', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (file) onFile(file);
        }}
      />
    </>
  );
}
