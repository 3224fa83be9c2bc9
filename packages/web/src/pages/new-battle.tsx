import { useCatalogue } from '../battles/catalogue.js';
import { useTitle } from '../battles/hooks.js';
import { Form } from '../new-battle/form.js';
import styles from '../new-battle/new-battle.module.css';
import { Head } from '../shell/head.js';
import type { Route } from '../shell/routes.js';
import { Button, Notice } from '../ui/index.js';

export default function NewBattle({ route }: { readonly route: Route }) {
  useTitle('New battle');
  const { value: library, broken } = useCatalogue();
  return (
    <>
      <Head here="new" />
      <main className={styles.page}>
        {broken !== undefined && (
          <Notice title="The engine does not start" actions={<Button onClick={() => location.reload()}>Reload</Button>}>
            <p>
              <code>{broken}</code>
            </p>
          </Notice>
        )}
        {library && <Form key={String(route.query)} library={library} wanted={route.query} />}
      </main>
    </>
  );
}
