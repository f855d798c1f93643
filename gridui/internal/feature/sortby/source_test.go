// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// sourceOf returns a source of samples whose key is the number of the row.
func sourceOf(t *testing.T, rows []sample) rowsource.Source[sample] {
	column := func(id string, of func(s sample) any) rowsource.Column[sample] {
		return rowsource.Column[sample]{ID: id, Value: func(s sample) value.Value {
			if missing(s, id) {
				return value.Value{}
			}
			v, err := value.Of(of(s))
			require.NoError(t, err)
			return v
		}}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[sample]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[sample]{
			column("id", func(s sample) any {
				i, _ := strconv.Atoi(s.ID)
				return i
			}),
			column("size", func(s sample) any { return *s.Size }), column("sum", func(s sample) any { return s.Sum }), column("count", func(s sample) any { return *s.Count }),
		},
	})
	require.NoError(t, err)
	return s
}

// plainSource is a source that sorts by values alone.
type plainSource struct{ rowsource.Source[sample] }

func (s plainSource) Features() rowsource.Features {
	f := s.Source.Features()
	f.Magnitudes, f.Lists = false, false
	return f
}

func newRemote(t *testing.T, source rowsource.Source[sample]) *remotestage.RemoteStage[sample] {
	s := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[sample]) {
		g.Columns, g.Sorting = columns()[:4], option.Sorting{Mode: option.SortMulti, ByMenu: true}
		g.HeaderMenu.Enabled = true
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Pass()
	return s
}

// A source and rows in memory have the same order; the key of the source is the last one.
func TestASourceSortsAsMemory(t *testing.T) {
	for seed := range uint64(rounds.Of(6)) {
		synctest.Test(t, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(seed, 9))
			rows := samplesOf(rng, 60)
			s := newRemote(t, sourceOf(t, rows))
			defer s.Close()
			for range 6 {
				keys := slices.DeleteFunc(someKeys(rng), func(k option.SortKey) bool {
					return k.ColumnID == "wait" || k.ColumnID == "big" || k.By == option.SortByList && k.ColumnID != "size"
				})
				s.Grid.Sorting.Keys = keys
				s.Frame()
				s.Pass()
				var shown []string
				for i := range 12 {
					row, _ := s.Grid.RowAt(i)
					shown = append(shown, row.ID)
				}
				turned := slices.Clone(rows)
				if len(keys) > 0 && keys[len(keys)-1].Desc {
					slices.Reverse(turned) // the key descends with the last column
				}
				require.Equal(t, strings.Fields(inOrder(turned, keys))[:12], shown, "seed %d: %v", seed, keys)
			}
		})
	}
}

// Orders that a source does not have are greyed, with the reason, and skipped.
func TestASourceRefusesOrders(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newRemote(t, plainSource{sourceOf(t, samplesOf(rand.New(rand.NewPCG(1, 1)), 20))})
		defer s.Close()
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(0, "count")
		s.Pass()
		s.Keys("Up", "Shift+F10")
		s.Pass()
		s.PickItem(t, "Sort by")
		s.Pass()
		require.Contains(t, s.Items(), "(Size without sign)")
		require.Contains(t, s.Items(), "(Custom list…)")
		require.Contains(t, s.Dump(), "The source of the rows cannot sort so")
		s.Keys("Escape", "Escape")
		s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "count", By: option.SortByMagnitude}}
		s.Frame()
		s.Pass()
		require.Contains(t, strings.Join(s.Problems(), "\n"), "cannot sort column \"count\" by magnitude")
	})
}

// Numbers whose least value has no magnitude of its type are in order too.
func TestTheLeastIntegerIsTheGreatestMagnitude(t *testing.T) {
	require.Equal(t, value.Float(math.Exp2(63)), value.Int(math.MinInt64).Abs())
	require.Equal(t, value.Int(3), value.Int(-3).Abs())
	n, err := value.Decimal("-12345678901234567890.5")
	require.NoError(t, err)
	digits, _ := n.Abs().AsDecimal()
	require.Equal(t, "12345678901234567890.5", digits)
	require.Equal(t, value.Text("-3"), value.Text("-3").Abs())
}
