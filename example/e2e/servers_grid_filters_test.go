// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e && unix

package e2e

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/engines/enginetest"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowgrid"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/sqlviewtest"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// filteredColumn is a column of a type with literals of its values, and operands to compare them with. Every column
// also has a null. A source lists equal numbers as one, whatever their zeros, and the locale of the server folds
// letters beyond ASCII.
type filteredColumn struct {
	declared           string
	literals, operands []string
	times              bool
}

var (
	filteredTexts = []string{
		"'5'", "'5.5'", "'05'", "''", "' '", "'35'", "'true'", "'TRUE'", "'0.1'", "'-3'", "'x5'", "'가5'", "'2024-01-05'", "'n/a'", "'N/A'", "'1,234'", "'100%'", "'a_b'", "'a|b'", "'ä'", "'it''s'",
	}
	filteredNumbers = []string{"5", "5.5", "0.1", "0", "1", "-3", "35", "1234", "2", "9007199254740992", "9007199254740993"}
	filteredTimes   = []string{"2024", "2024-01", "2024-01-05", "2024-01-05 10", "2024-01-05 10:00", "2024-01-05 10:00:00", "1999"}
	filteredBy      = map[string][]filteredColumn{
		"PostgreSQL": {
			{declared: "numeric", literals: []string{"5.0", "5.5", "35", "0.10", "-3", "0", "1", "1234", "9007199254740992", "9007199254740993", "123456789012345678901234567890.5", "'NaN'"}, operands: filteredNumbers},
			{declared: "double precision", literals: []string{"5", "5.5", "35", "0.1", "0.30000000000000004", "-3", "1e300", "1e-7", "123456789012345680000", "'NaN'", "'Infinity'"}, operands: append(filteredNumbers, "0.30000000000000004", "1e300")},
			{declared: "real", literals: []string{"5", "0.1", "16777216", "-3", "1e30", "'NaN'"}, operands: append(filteredNumbers, "16777216")},
			{declared: "bigint", literals: []string{"5", "35", "-3", "0", "9007199254740992", "9007199254740993", "9223372036854775807"}, operands: append(filteredNumbers, "9223372036854775807")},
			{declared: "text", literals: filteredTexts},
			{declared: "boolean", literals: []string{"true", "false"}},
			{declared: "timestamp", literals: []string{"'2024-01-05 10:00'", "'2024-01-05 10:00:00.5'", "'2024-01-05 09:59:59.999999'", "'2024-01-06'", "'1999-12-31 23:59:59'", "'infinity'"}, operands: filteredTimes, times: true},
			{declared: "date", literals: []string{"'2024-01-05'", "'2024-01-06'", "'1999-12-31'", "'-infinity'"}, operands: filteredTimes, times: true},
			{declared: "uuid", literals: []string{"'00000000-0000-0000-0000-000000000001'", "'ffffffff-0000-0000-0000-000000000005'"}},
			{declared: "jsonb", literals: []string{`'{"a": 5}'`, "'[1, 5]'", "'null'", "'5'"}},
		},
		"MariaDB": {
			{declared: "DECIMAL(50,10)", literals: []string{"5", "5.5", "35", "0.1", "-3", "0", "1", "1234", "9007199254740992", "9007199254740993", "123456789012345678901234567890.5"}, operands: filteredNumbers},
			{declared: "DOUBLE", literals: []string{"5", "5.5", "35", "0.1", "0.30000000000000004", "-3", "1e300"}, operands: append(filteredNumbers, "0.30000000000000004", "1e300")},
			{declared: "FLOAT", literals: []string{"5", "0.1", "-3"}, operands: filteredNumbers}, // as text it has six digits
			{declared: "UUID", literals: []string{"'00000000-0000-0000-0000-000000000001'", "'ffffffff-0000-0000-0000-000000000005'"}},
			{declared: "INET6", literals: []string{"'::1'", "'fe80::5'"}},
			{declared: "JSON", literals: []string{`'{"a": 5}'`, "'[1, 5]'", "'5'"}},
			{declared: "BIGINT UNSIGNED", literals: []string{"5", "35", "0", "9007199254740992", "9007199254740993", "18446744073709551615"}, operands: append(filteredNumbers, "18446744073709551615")},
			{declared: "VARCHAR(40) COLLATE utf8mb4_nopad_bin", literals: filteredTexts},
			{declared: "BOOLEAN", literals: []string{"true", "false"}},
			{declared: "DATETIME(6)", literals: []string{"'2024-01-05 10:00'", "'2024-01-05 10:00:00.5'", "'2024-01-05 09:59:59.999999'", "'2024-01-06'", "'1999-12-31 23:59:59'"}, operands: filteredTimes, times: true},
			{declared: "DATE", literals: []string{"'2024-01-05'", "'2024-01-06'", "'1999-12-31'"}, operands: filteredTimes, times: true},
			{declared: "ENUM('small','large','5')", literals: []string{"'small'", "'large'", "'5'"}},
		},
	}
)

// conditions returns the filters for a column that shows the given texts.
func (c filteredColumn) conditions(texts []string) (all []filter.Condition) {
	for i, text := range texts {
		if !c.times { // a source lists times in another form
			all = append(all, filter.Condition{Op: filter.OneOf, Values: []string{text}}, filter.Condition{Op: filter.NotOneOf, Values: []string{text, texts[(i+5)%len(texts)]}})
		}
		if strings.TrimSpace(text) != text || text == "" || c.times {
			continue
		}
		for _, op := range []filter.Op{filter.Contains, filter.NotContains, filter.StartsWith, filter.EndsWith} {
			all = append(all, filter.Condition{Op: op, A: text})
		}
		if c.operands == nil {
			all = append(all, filter.Condition{Op: filter.Equals, A: text}, filter.Condition{Op: filter.NotEquals, A: text})
		}
	}
	for _, operand := range c.operands {
		for _, op := range []filter.Op{filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between} {
			all = append(all, filter.Condition{Op: op, A: operand, B: c.operands[2]})
		}
	}
	return append(all, filter.Condition{Op: filter.Blank}, filter.Condition{Op: filter.NotBlank})
}

// shownGrid is a grid on a screen without a window.
type shownGrid struct {
	*gridtest.Harness
	grid gridui.Grid[sqlrows.Row]
}

func newShownGrid(rows *rowset.Rowset, set func(g *gridui.Grid[sqlrows.Row])) *shownGrid {
	s := new(shownGrid)
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	s.grid.Columns = rowgrid.Columns(rows, look.New(look.OnlyFonts(gofont.Collection())))
	s.grid.Filtering.Enabled = true
	set(&s.grid)
	s.Harness = gridtest.New(image.Pt(600, 2000), func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := s.grid.Update(gtx); !ok {
				return gridui.New(th, &s.grid).Layout(gtx)
			}
		}
	})
	s.Settle()
	return s
}

// filter filters the grid; a zero f removes the filter.
func (s *shownGrid) filter(columnID string, f filter.Filter) {
	s.grid.Filtering.Columns = nil
	if !f.Equal(filter.Filter{}) {
		s.grid.Filtering.Columns = []filter.Column{{ColumnID: columnID, Filter: f}}
	}
	s.Settle()
}

// ids returns the keys of the visible rows in order; ok is false while some are not loaded.
func (s *shownGrid) ids() (ids []string, ok bool) {
	for i := range s.grid.Shown() {
		row, ok := s.grid.RowAt(i)
		if !ok {
			return nil, false
		}
		ids = append(ids, row.Value("id").String())
	}
	return ids, true
}

// shows waits until the grid shows the wanted rows. Shortly before the deadline of the test, it reports the rows
// shown instead.
func (s *shownGrid) shows(t *testing.T, want []string, about string) {
	t.Helper()
	const margin = 5 * time.Second
	deadline, ends := t.Deadline()
	var got []string
	s.Until(func() bool {
		ids, ok := s.ids()
		got = ids
		return ok && slices.Equal(want, got) || ends && time.Until(deadline) < margin
	})
	require.Equal(t, want, got, about)
}

// Grids over tables of servers pass the same rows as grids with these rows in memory.
func TestFiltersOfGridsOverServers(t *testing.T) {
	for name, start := range map[string]func(testing.TB) *enginetest.Server{"PostgreSQL": enginetest.PostgreSQL, "MariaDB": enginetest.MariaDB} {
		t.Run(name, func(t *testing.T) {
			var statements []string
			for i, c := range filteredBy[name] {
				statements = append(statements, fmt.Sprintf("CREATE TABLE filtered%d (id int PRIMARY KEY, v %s)", i, c.declared))
				for k, literal := range append(slices.Clone(c.literals), "NULL") {
					statements = append(statements, fmt.Sprintf("INSERT INTO filtered%d VALUES (%d, %s)", i, k+1, literal))
				}
			}
			d, all := openCatalog(t, start(t), statements...)
			filters := 0
			for i, c := range filteredBy[name] {
				t.Run(c.declared, func(t *testing.T) {
					rows := sqlviewtest.OpenTable(t, d, all, fmt.Sprint("filtered", i))
					filters += c.check(t, rows)
				})
			}
			t.Log(filters, "filters")
		})
	}
}

// check filters both grids by each condition, and by it combined with another, and returns the number of filters.
func (c filteredColumn) check(t *testing.T, rows *rowset.Rowset) (filters int) {
	stored := sqlviewtest.Read(t, rows, rowsource.Query{})
	var texts []string
	for _, r := range stored {
		if text := sqlviewtest.Shown(r, rows.Columns[1]); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	remote := gridui.NewRemote(rows.Source, gridui.RemoteOptions[sqlrows.Row]{})
	memory := newShownGrid(rows, func(g *gridui.Grid[sqlrows.Row]) { g.SetRows(stored) })
	server := newShownGrid(rows, func(g *gridui.Grid[sqlrows.Row]) { g.SetSource(remote) })
	defer remote.Close()
	every, _ := memory.ids()
	conditions := c.conditions(texts)
	for i, first := range conditions {
		other := conditions[(i*7+3)%len(conditions)]
		for k, f := range []filter.Filter{{First: first}, {First: first, Second: other}, {First: first, Second: other, Any: true}} {
			if f.Second.Active() && (first.Op.Lists() || other.Op.Lists() || i%4 != k) {
				continue
			}
			memory.filter("v", f)
			want, _ := memory.ids()
			if len(want) < len(every) { // so that the visible rows were not there before
				server.filter("v", filter.Filter{})
				server.shows(t, every, "no filter")
			} else {
				server.filter("id", filter.Less.Of("0"))
				server.shows(t, nil, "no row")
			}
			server.filter("v", f)
			server.shows(t, want, fmt.Sprintf("%s: %+v", c.declared, f))
			filters++
		}
	}
	return filters
}
