import { listPlaceOf, type DataTableColumn, type ListPlace } from '../column.ts';

/** Columns by their place in a line of the list. */
export type ColumnsByPlace<Row> = Readonly<
  Record<Exclude<ListPlace, 'none'>, readonly DataTableColumn<Row>[]>
>;

/** Sorts the columns by their place in a line of the list. */
export function columnsByPlace<Row>(columns: readonly DataTableColumn<Row>[]): ColumnsByPlace<Row> {
  const inPlace = (place: ListPlace) => columns.filter((column) => listPlaceOf(column, columns) === place);
  return {
    leading: inPlace('leading'),
    title: inPlace('title'),
    detail: inPlace('detail'),
    figure: inPlace('figure'),
    status: inPlace('status'),
    trailing: inPlace('trailing'),
  };
}
