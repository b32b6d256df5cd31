import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { buttonClass, buttonVariants, type ButtonVariant } from '../../button/button-class.ts';
import { content } from '../../button/Button.css.ts';
import { Button } from '../../button/index.ts';
import { Icon } from '../../icon/index.ts';
import { typography } from '../../tokens/typography.ts';
import { vars } from '../../tokens/vars.ts';

const names: Readonly<Record<ButtonVariant, string>> = {
  primary: 'Primär',
  secondary: 'Sekundär',
  accent: 'Accent',
  quiet: 'Tyst',
  danger: 'Farlig',
};

const head = {
  ...typography.overline,
  color: vars.color.textMuted,
  padding: '6px',
  textAlign: 'start',
} as const;
const cell = { blockSize: 52, padding: '0 5px', whiteSpace: 'nowrap' } as const;

/** A button in a state that only a pointer or the keyboard can cause. */
function Drawn({
  variant,
  state,
}: {
  readonly variant: ButtonVariant;
  readonly state: string;
}): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={buttonClass({ variant, size: 'md', isFullWidth: false })}
      {...{ [state]: 'true' }}
    >
      <span className={content}>
        {variant === 'danger' ? <Icon icon={Trash2} /> : null}
        Spara
      </span>
    </span>
  );
}

/** Every variant of the button in every state and size. */
export function ButtonStates(): ReactElement {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th style={head}>Variant</th>
            {['Vila', 'Hovra', 'Fokus', 'Avstängd', 'Liten', 'Stor'].map((state) => (
              <th
                key={state}
                scope="col"
                style={{ ...head, borderBlockEnd: `1px solid ${vars.color.border}` }}
              >
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buttonVariants.map((variant) => {
            const look = variant === 'danger' ? { variant, icon: Trash2 } : { variant };
            return (
              <tr key={variant}>
                <th
                  scope="row"
                  style={{ ...typography.body, ...cell, textAlign: 'start', color: vars.color.textMuted }}
                >
                  {names[variant]}
                </th>
                <td style={cell}>
                  <Button {...look}>Spara</Button>
                </td>
                <td style={cell}>
                  <Drawn variant={variant} state="data-hovered" />
                </td>
                <td style={cell}>
                  <Drawn variant={variant} state="data-focus-visible" />
                </td>
                <td style={cell}>
                  <Button {...look} isDisabled>
                    Spara
                  </Button>
                </td>
                <td style={cell}>
                  <Button variant={variant} size="sm">
                    Spara
                  </Button>
                </td>
                <td style={cell}>
                  <Button variant={variant} size="lg">
                    Spara
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
