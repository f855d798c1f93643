// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// ordersSource returns a source of orders.
func ordersSource(t *testing.T, rows []order) rowsource.Source[order] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[order]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[order]{
			{ID: "id", Value: func(o order) value.Value {
				i, _ := strconv.Atoi(o.ID)
				return value.Int(int64(i))
			}},
			{ID: "amount", Value: func(o order) value.Value { return value.Float(o.Amount) }},
			{ID: "city", Value: func(o order) value.Value { return value.Text(o.City) }},
		},
	})
	require.NoError(t, err)
	return s
}

// Rules for rows apply to the rows of a source that are loaded, and request none.
func TestRowRulesOverASource(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		own := &formats.Formats{}
		rows := ordersOf(2000)
		s := remotestage.NewRemoteStage(t, ordersSource(t, rows), func(g *gridui.Grid[order]) {
			g.Columns = []gridui.Column[order]{columns()[0], columns()[2]}
			g.HeaderMenu.Enabled, g.Filtering.Enabled = true, true
			g.Extensions = []gridui.Extension{own}
		})
		defer s.Close()
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Pass()
		before := sides(s.Ops())
		calls := remotestage.CountCalls(s.Fake)
		own.Rules = []rule.Rule{rowRule(tint.Red)}
		s.Frame()
		s.Frame()
		shown, want := 0, 0
		for ; shown < len(rows); shown++ {
			if len(s.FindAll("row "+strconv.Itoa(shown+1)+" of")) == 0 {
				break
			}
			if o := rows[shown]; o.City == "Seoul" && o.Amount > 20 {
				want++
			}
		}
		require.NotZero(t, want)
		require.Equal(t, 4*want, sides(s.Ops())-before)
		require.Empty(t, calls.Take(), "rules request nothing")

		// Rows that are not loaded have no tint, and get it when they come.
		words := func() int { return strings.Count(s.Dump(), "Whole row") }
		s.Grid.ScrollToRow(1602, option.AlignStart)
		s.Frame()
		require.Zero(t, words(), "they are not loaded")
		s.Pass()
		require.NotZero(t, words())

		// Colours cannot sort or filter rows that are not in memory.
		s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, ByMenu: true, Keys: []option.SortKey{{ColumnID: "amount", By: option.SortByColor}}}
		s.Frame()
		s.Pass()
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "amount", Filter: filter.HasColor.Of("red")}}
		s.Frame()
		s.Pass()
		row, ok := s.Grid.RowAt(0)
		require.True(t, ok)
		require.Equal(t, "0", row.ID)
	})
}
