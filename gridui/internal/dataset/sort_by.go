// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Looks gives the colours and the icons of cells, by which rows are sorted and filtered.
type Looks interface {
	// Names returns the names of the colours or icons that the cells of a column may have, in their order.
	Names(columnID string, by option.SortBy) []string
	// Begin returns a function that each goroutine calls for its ranks: the function that it returns has the index in
	// Names of the look of a row, and the number of names for a row without one.
	Begin(columnID string, by option.SortBy) func() func(row rowdata.Row) int
	// SyncLooks prepares the looks of columns, and returns a number that changes with them.
	SyncLooks(columnIDs []string) uint64
}

// orders makes the sort keys of orders other than by value, and filters by looks.
type orders struct {
	// code is set by BringOrders. Programs that name no such order do not link it.
	code  *orderCode
	looks Looks
	// lacking is the number of the frame in which a key found no code, plus one; 0 for none.
	lacking uint32
	// looksRev is the result of Looks.SyncLooks for the columns of looked.
	looksRev uint64
	looked   []string
	// fields holds the fields, until the rows, the columns or the looks change.
	fields map[option.SortKey]*rowmodel.Field
}

// orderCode holds the functions of orders other than by value.
type orderCode struct {
	keys func(fs *fields, d *column.Def, k option.SortKey) []rowmodel.SortKey
	sync func(os *orders, keys []option.SortKey, filters *FilterState) (changed bool)
	look func(fs *fields, d *column.Def, c filter.Condition) (rowmodel.Filter, bool)
}

var codeOrders = orderCode{(*fields).keysBy, (*orders).syncLooks, (*fields).lookCondition}

// canSort reports whether a source sorts by something of a column.
func canSort(can remote.Can, d *column.Def, by option.SortBy) bool {
	switch by {
	case option.SortByValue:
		return true
	case option.SortByMagnitude:
		return can.Magnitudes && d.Kind == option.KindNumber
	case option.SortByList:
		return can.Lists && d.Kind == option.KindText
	}
	return false
}

// syncOrders follows the looks that keys and filters need, and reports whether these are to be read again.
func (fs *fields) syncOrders(keys []option.SortKey, filters *FilterState) (changed bool) {
	os := &fs.orders
	if os.lacking != 0 && os.code != nil {
		os.lacking, changed = 0, true
	}
	if os.lacking != 0 && fs.rows.Frame >= os.lacking {
		fs.rows.Report.Problem("sortby", "rows are sorted by values alone, since FeatureSortBy is missing")
	}
	return os.code != nil && os.looks != nil && os.code.sync(os, keys, filters) || changed
}

func (os *orders) syncLooks(keys []option.SortKey, filters *FilterState) (changed bool) {
	os.looked = os.looked[:0]
	for _, k := range keys {
		if k.By.HasLook() && !slices.Contains(os.looked, k.ColumnID) {
			os.looked = append(os.looked, k.ColumnID)
		}
	}
	if filters.looks() {
		eachCondition(filters.Columns, &filters.Expression, func(id string, c *filter.Condition) {
			if c.Op.Looks() && !slices.Contains(os.looked, id) {
				os.looked = append(os.looked, id)
			}
		})
	}
	was := os.looksRev
	os.looksRev = 0
	if len(os.looked) > 0 {
		os.looksRev = os.looks.SyncLooks(os.looked)
	}
	if was != os.looksRev {
		os.fields = nil
	}
	return was != os.looksRev
}

// looks reports whether a filter may read colours or icons.
func (s *FilterState) looks() bool {
	for i := range s.Columns {
		if f := &s.Columns[i].Filter; f.First.Op.Looks() || f.Second.Op.Looks() {
			return true
		}
	}
	return s.Expression.Active()
}

// sortKeys returns the keys of the model for a key of a column, the most significant first.
func (fs *fields) sortKeys(d *column.Def, k option.SortKey) []rowmodel.SortKey {
	if k.By == option.SortByValue || k.By == option.SortByList && k.List.IsZero() {
		return []rowmodel.SortKey{fs.sortField(d, k.Desc)}
	}
	if fs.orders.code == nil {
		fs.orders.lacking = fs.rows.Frame + 1
		return []rowmodel.SortKey{fs.sortField(d, k.Desc)}
	}
	keys := fs.orders.code.keys(fs, d, k)
	if keys == nil {
		fs.rows.Report.Problem("sortby"+d.ID, "column %q has no %s to sort by; the key is skipped", d.ID, k.By)
	}
	return keys
}

// keysBy implements sortKeys for orders other than by value. It returns nil if the column has nothing to sort by.
func (fs *fields) keysBy(d *column.Def, k option.SortKey) []rowmodel.SortKey {
	kept := k
	kept.ColumnID = d.ID
	kept.Desc = k.Desc && k.By != option.SortByMagnitude
	field := fs.orders.fields[kept]
	if field == nil {
		if field = fs.fieldBy(d, kept); field == nil {
			return nil
		}
		if fs.orders.fields == nil {
			fs.orders.fields = map[option.SortKey]*rowmodel.Field{}
		}
		fs.orders.fields[kept] = field
	}
	switch k.By {
	case option.SortByMagnitude:
		return []rowmodel.SortKey{{Field: field, Descending: k.Desc != d.Inverted}}
	case option.SortByList:
		value := fs.sortField(d, k.Desc)
		value.MissingFirst = false
		return []rowmodel.SortKey{{Field: field}, value}
	}
	return []rowmodel.SortKey{{Field: field}}
}

// fieldBy returns the field of a key, nil if the column has nothing to sort by.
func (fs *fields) fieldBy(d *column.Def, k option.SortKey) (f *rowmodel.Field) {
	rows, tree := fs.beside.source(), fs.rows.Order.Tree
	switch {
	case k.By == option.SortByMagnitude && d.HasMagnitudes():
		f = column.MagnitudeField(rows, d)
	case k.By == option.SortByList:
		f = column.ListField(rows, d, k.List, k.Desc)
	case k.By.HasLook() && fs.orders.looks != nil:
		f = fs.lookField(rows, d, k)
	}
	if f != nil && tree != nil && len(tree.Names) > 0 {
		tree.NameFillers(f, false)
	}
	return f
}

// lookField returns a field that ranks rows by their looks. Descending reverses the ranks, except of rows without a look.
func (fs *fields) lookField(rows rowdata.Source, d *column.Def, k option.SortKey) *rowmodel.Field {
	begin := fs.orders.looks.Begin(d.ID, k.By)
	if !k.Desc {
		return column.RankField(rows, begin)
	}
	n := len(fs.orders.looks.Names(d.ID, k.By))
	return column.RankField(rows, func() func(rowdata.Row) int {
		rank := begin()
		return func(row rowdata.Row) int {
			at := rank(row)
			if at < n {
				at = n - 1 - at
			}
			return at
		}
	})
}

// lookCondition returns the filter of a condition on the colour or the icon of a column, false if there is no such look.
func (fs *fields) lookCondition(d *column.Def, c filter.Condition) (rowmodel.Filter, bool) {
	by := option.SortByColor
	if c.Op == filter.HasIcon {
		by = option.SortByIcon
	}
	if fs.orders.looks == nil {
		return nil, false
	}
	names := fs.orders.looks.Names(d.ID, by)
	at := slices.Index(names, c.A)
	if c.A == filter.NoLook {
		at = len(names)
	}
	if at < 0 {
		at = len(names) + 1 // no row has it
	}
	f := fs.fieldBy(d, option.SortKey{ColumnID: d.ID, By: by})
	return rowmodel.IntegerIs{Field: f, Op: rowmodel.Equal, A: int64(at)}, true
}
