// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"cmp"
	"math"
	"math/big"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ratio"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// TotalKit edits the aggregates of groups and of all rows. A column refers to it, see column.Def.TotalKit.
type TotalKit struct{}

// CanEditTotal reports whether the aggregate of a column that an item shows can be edited.
func (TotalKit) CanEditTotal(ed *Editing, d *column.Def, it coord.Item) bool {
	if it >= 0 || d.Set == nil || d.TotalEdit == option.TotalFixed || d == ed.Data.Cols.OutlineDef() {
		return false
	}
	s, ok := ed.Data.Groups.Sums().OfItem(d, it)
	return ok && !s.Shared && (s.Function == option.AggregateSum || d.TotalEdit == option.SetAll)
}

// TotalText returns the aggregate as an editor shows it, empty if it is no number.
func (TotalKit) TotalText(ed *Editing, d *column.Def, it coord.Item) string {
	s, _ := ed.Data.Groups.Sums().OfItem(d, it)
	sum, places := new(big.Rat), 0
	switch {
	case s.Function == option.AggregateSum:
		for _, record := range totalRows(ed, it) {
			row, ok := ed.Data.RowOf(record.Item())
			if !ok {
				continue
			}
			if n, ok := d.Fraction(row); ok {
				exactly := ratio.Big(n)
				sum.Add(sum, exactly)
				places = max(places, decimals(exactly))
			}
		}
	case !math.IsNaN(s.Number) && !math.IsInf(s.Number, 0):
		sum.SetFloat64(s.Number)
		places = decimals(sum)
	default:
		return ""
	}
	return column.Written{Def: d, Grid: ed.Data.Cols.Numbers}.Number(sum.FloatString(places))
}

// totalRows returns the records of a group, or all that pass the filter.
func totalRows(ed *Editing, it coord.Item) (rows []coord.Record) {
	if group := ed.Data.Group(it); group != nil && it.Group() > 0 {
		for _, row := range ed.Data.Order.Model.Groups().Rows[group.Lo:group.Hi] {
			rows = append(rows, coord.Record(row))
		}
		return rows
	}
	groups := ed.Data.Order.Model.Groups()
	if groups != nil && groups.Rows != nil {
		return slices.Collect(recordsOf(groups))
	}
	for i := range coord.Index(ed.Data.ItemCount()) {
		if it := ed.Data.ItemAt(i); it >= 0 {
			rows = append(rows, it.Record())
		}
	}
	return rows
}

// recordsOf yields the records of all groups.
func recordsOf(groups *rowmodel.Groups) func(yield func(coord.Record) bool) {
	return func(yield func(coord.Record) bool) {
		for _, row := range groups.Rows {
			if !yield(coord.Record(row)) {
				return
			}
		}
	}
}

// WriteTotal writes a typed total to the rows that it is the aggregate of, as one step.
func (TotalKit) WriteTotal(ed *Editing, d *column.Def, it coord.Item, text string) error {
	records := totalRows(ed, it)
	if len(records) > mostCells {
		return ErrEditLarge
	}
	typed := column.Typed(text, ed.Data.Cols.Numbers)
	share := sharing{total: new(big.Rat)}
	var ids []string
	for _, record := range records {
		row, ok := ed.Data.RowOf(record.Item())
		if !ok {
			continue
		}
		id := ed.Data.ItemID(record.Item())
		n := new(big.Rat)
		if value, ok := d.Fraction(row); ok && value != nil {
			n = ratio.Big(value)
		}
		if !d.EditableIn(row) || ed.Writable(id) != nil {
			share.fixed = append(share.fixed, n)
			continue
		}
		if len(ids) == 0 {
			if err := share.read(ed.Data.Kind.Deep(row), d, typed); err != nil {
				return err
			}
		}
		ids, share.was = append(ids, id), append(share.was, n)
	}
	if len(ids) == 0 {
		return column.ErrNotEditable
	}
	writes := make([]Write, len(ids))
	if d.TotalEdit == option.SetAll {
		for i, id := range ids {
			writes[i] = Write{RowID: id, ColumnID: d.ID, Value: typed}
		}
		return ed.Commit(writes, events.EditTyped)
	}
	parts, places := share.parts(d.TotalEdit, d.IsWhole())
	for i, id := range ids {
		writes[i] = Write{RowID: id, ColumnID: d.ID, Value: column.TypedText(parts[i].FloatString(places))}
	}
	return ed.Commit(writes, events.EditTyped)
}

// sharing shares a total out among rows.
type sharing struct {
	total *big.Rat
	// was holds the values of the rows that get a part, fixed the values of the rows that keep theirs.
	was, fixed []*big.Rat
}

// read reads the typed total, as the column reads a value of a row.
func (s *sharing) read(scratch rowdata.Row, d *column.Def, typed any) error {
	return column.Contained(func() error {
		if err := d.Set(scratch, typed); err != nil {
			return err
		}
		n, ok := d.Fraction(scratch)
		if !ok {
			return column.ErrNotEditable
		}
		s.total.Set(ratio.Big(n))
		return nil
	})
}

// mostDecimals bounds the decimals of parts.
const mostDecimals = 9

// decimals returns the number of decimals of a number, at most mostDecimals.
func decimals(n *big.Rat) int {
	unit, places := new(big.Int).Set(n.Denom()), 0
	for ten := big.NewInt(10); places < mostDecimals; places++ {
		if new(big.Int).Rem(new(big.Int).Exp(ten, big.NewInt(int64(places)), nil), unit).Sign() == 0 {
			return places
		}
	}
	return places
}

// parts returns the part of each row, and the number of their decimals: as many as the total and the values have.
func (s *sharing) parts(by option.TotalEdit, whole bool) (parts []*big.Rat, places int) {
	rest, weights := new(big.Rat).Set(s.total), new(big.Rat)
	for _, n := range s.fixed {
		rest.Sub(rest, n)
	}
	for _, n := range s.was {
		weights.Add(weights, n)
	}
	if !whole {
		for _, list := range [...][]*big.Rat{{s.total}, s.was, s.fixed} {
			for _, n := range list {
				places = max(places, decimals(n))
			}
		}
	}
	unit := new(big.Rat).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(places)), nil))
	units := new(big.Rat).Mul(rest, unit) // to be shared out
	type remainder struct {
		row  int
		left *big.Rat
	}
	given, left := make([]*big.Int, len(s.was)), make([]remainder, len(s.was))
	spare := new(big.Int).Div(units.Num(), units.Denom())
	for i, n := range s.was {
		part := new(big.Rat)
		if by == option.ShareProportional && weights.Sign() != 0 {
			part.Quo(part.Mul(units, n), weights)
		} else {
			part.Quo(units, new(big.Rat).SetInt64(int64(len(s.was))))
		}
		given[i] = new(big.Int).Div(part.Num(), part.Denom()) // Denom is positive: this rounds down
		left[i] = remainder{i, part.Sub(part, new(big.Rat).SetInt(given[i]))}
		spare.Sub(spare, given[i])
	}
	slices.SortStableFunc(left, func(a, b remainder) int { return cmp.Or(b.left.Cmp(a.left), cmp.Compare(a.row, b.row)) })
	for i := range min(int(spare.Int64()), len(left)) {
		given[left[i].row].Add(given[left[i].row], big.NewInt(1))
	}
	parts = make([]*big.Rat, len(given))
	for i := range given {
		parts[i] = new(big.Rat).Quo(new(big.Rat).SetInt(given[i]), unit)
	}
	return parts, places
}
