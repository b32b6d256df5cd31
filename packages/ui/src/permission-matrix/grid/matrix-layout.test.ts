import { describe, expect, it } from 'vitest';

import { matrixLayout, searchPermissions } from './matrix-layout.ts';
import { countChanges, permissionChanges } from '../changes/permission-changes.ts';
import { actions, controller, customerAreas, customerRoles } from '../permissions.fixture.ts';

const keys = (areas: typeof customerAreas) =>
  areas.flatMap(({ permissions }) => permissions.map(({ key }) => key));

describe('layout', () => {
  it('puts roles beside each other under a row for all and a row per area', () => {
    const { columns, rows } = matrixLayout(customerAreas, customerRoles, actions);
    expect(columns.map(({ label }) => label)).toEqual(customerRoles.map(({ name }) => name));
    expect(rows.map(({ kind }) => kind).filter((kind) => kind !== 'permission')).toEqual([
      'all',
      'area',
      'area',
      'area',
      'area',
    ]);
    expect(rows[0]?.cells[1]).toHaveLength(23);
    expect(rows[2]?.cells[1]).toEqual([{ roleId: '2', key: 'can_view_corporate_group_details' }]);
  });

  it('puts the actions of one role beside each other, a row per subject (mockup 12)', () => {
    const { columns, rows } = matrixLayout(customerAreas, [controller], actions);
    expect(columns.map(({ label }) => label)).toEqual(['Visa', 'Hantera', 'Ta bort', 'Hämta', undefined]);
    const report = rows.find(({ label }) => label === 'Timrapport');
    expect(report?.cells.map((cell) => cell.length)).toEqual([1, 1, 0, 0, 2]);
    const area = rows.find(({ label }) => label === 'Rapporter');
    expect(area?.cells.map((cell) => cell.length)).toEqual([0, 0, 0, 0, 6]);
  });

  it('lays one role without actions out by permission', () => {
    expect(matrixLayout(customerAreas, [controller], []).columns).toEqual([
      { id: '3', label: 'Energicontroller', role: controller, isSum: false },
    ]);
  });
});

describe('search', () => {
  it('finds by words, key and description, in either case', () => {
    expect(keys(searchPermissions(customerAreas, 'FAKTUR'))).toEqual(['can_view_invoice']);
    expect(keys(searchPermissions(customerAreas, 'cg_can_export'))).toEqual(['cg_can_export_certificate']);
    expect(keys(searchPermissions(customerAreas, 'kvart'))).toHaveLength(2);
  });

  it('shows a whole area by its name, and everything without a search', () => {
    expect(keys(searchPermissions(customerAreas, 'rapporter'))).toHaveLength(6);
    expect(searchPermissions(customerAreas, '  ')).toBe(customerAreas);
    expect(searchPermissions(customerAreas, 'xyz')).toEqual([]);
  });
});

describe('changes', () => {
  it('lists what is new and what is taken away, for the roles that change', () => {
    const saved = { '2': new Set(['can_view_invoice']), '3': new Set(['can_view_company']) };
    const value = { '2': new Set(['cg_can_view_contact']), '3': new Set(['can_view_company']) };
    const changes = permissionChanges(customerAreas, customerRoles, saved, value);
    expect(changes.map(({ role }) => role.name)).toEqual(['Ekonomi']);
    expect(changes[0]?.added.map(({ label }) => label)).toEqual(['Visa kontakt']);
    expect(changes[0]?.removed.map(({ label }) => label)).toEqual(['Visa fakturor']);
    expect(countChanges(changes)).toBe(2);
  });
});
