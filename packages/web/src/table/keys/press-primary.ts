/** Enter presses the large button, whatever it says now; false if there is none. */
export function pressPrimary(): boolean {
  const button = document.querySelector<HTMLButtonElement>(
    '[data-part=action-bar] [data-button=primary]:not(:disabled)',
  );
  button?.click();
  return button !== null;
}
