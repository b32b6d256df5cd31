import type { PriceList } from '../../invoices/making/price-list.ts';

/** Bankgiro of the demo supplier (domain.md 2.3): an example number that belongs to nobody. */
export const demoBankgiro = '5050-1055';

/** Prices of the demo supplier: those of the worked example of domain.md 2.3, and made-up ones for the rest. */
export const demoPriceList: PriceList = {
  certificate: { code: 'ELCERT', description: 'Elcertifikat', price: 4000 },
  origin: {
    residual_mix: null,
    renewable: { code: 'UG-FORNY', description: 'Ursprungsgaranti förnybart', price: 7000 },
    hydro: { code: 'UG-VATTEN', description: 'Ursprungsgaranti vattenkraft', price: 9000 },
    wind: { code: 'UG-VIND', description: 'Ursprungsgaranti vindkraft', price: 11_000 },
    solar: { code: 'UG-SOL', description: 'Ursprungsgaranti solkraft', price: 13_000 },
    nuclear: { code: 'UG-KARN', description: 'Ursprungsgaranti kärnkraft', price: 6000 },
    bra_miljoval: { code: 'BRA-MILJO', description: 'Bra Miljöval', price: 16_000 },
  },
  monthlyFee: 490_000,
};
