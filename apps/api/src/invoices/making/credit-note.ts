import type { DraftLine, InvoiceDraft } from './make-invoice.ts';

function takenBack(line: DraftLine): DraftLine {
  return { ...line, quantity_thousandths: -line.quantity_thousandths, amount_ore: -line.amount_ore };
}

/** Reverses an invoice: every quantity and amount, including öresutjämning, with the opposite sign. */
export function creditNoteOf(invoice: InvoiceDraft): InvoiceDraft {
  return {
    sites: invoice.sites.map((site) => ({ ...site, lines: site.lines.map(takenBack) })),
    consumptionWh: -invoice.consumptionWh,
    netOre: -invoice.netOre,
    vatOre: -invoice.vatOre,
    roundingOre: -invoice.roundingOre,
    totalOre: -invoice.totalOre,
  };
}
