// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package soak

import (
	"context"
	"fmt"
	"image"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// moment is a time in a frame at which rows change.
type moment uint8

const (
	beforeUpdate moment = iota
	betweenEvents
	beforeLayout
	momentCount
)

// stale is a grid with every feature whose rows change at moments of its frames, and a program that
// continues to use numbers, ids and values that it kept.
type stale struct {
	*extended
	rnd *rand.Rand
	// at is the next moment at which rows change; momentCount means none.
	at   moment
	kept kept
	did  []string
}

// kept holds what a program may have kept of removed rows.
type kept struct {
	row, second int
	id, other   string
	column      string
	handle      gridui.RowHandle
	of          gridui.ColumnHandle
	history     gridui.History
	view        option.View
	source      export.Source
	selected    func(yield func(string, part) bool)
	offset      int64
	text        string
}

func newStale(seed uint64) *stale {
	x := newExtended()
	x.shape(byte(seed))
	s := &stale{extended: x, rnd: rand.New(rand.NewPCG(seed, 25)), at: momentCount}
	x.driven.Harness = gridtest.New(image.Pt(streamWide, streamHigh), func(gtx layout.Context) layout.Dimensions {
		s.pass(beforeUpdate)
		for {
			ev, ok := s.grid.Update(gtx)
			if !ok {
				break
			}
			if problem, is := ev.(events.ProblemFound); is && strings.Contains(problem.Err.Error(), "panicked") {
				panic(problem.Err) // which the grid has contained
			}
			s.pass(betweenEvents)
		}
		s.pass(beforeLayout)
		style := gridui.New(fuzzTheme(), &s.grid)
		s.style(&style)
		style.Faces = gofont.Collection()
		return style.Layout(gtx)
	})
	s.Settle()
	return s
}

// shape arranges the rows flat, as a tree or in nested groups, with aggregates that read rows by
// their places.
func (x *extended) shape(a byte) {
	g := &x.grid
	g.Columns = append(g.Columns,
		gridui.Field("first", "First", func(p part) string { return p.City }).Aggregate(option.AggregateFirst),
		gridui.Field("last", "Last", func(p part) int { return p.Qty }).Aggregate(option.AggregateLast),
		gridui.Field("most", "Most", func(p part) float64 { return p.Price }).Aggregate(option.AggregateMax))
	g.Grouping.Total, g.Grouping.Footers = option.TotalRow(a%3), a%2 == 0
	switch a % 5 {
	case 1:
		g.Tree = gridui.Tree[part]{Path: func(p part) []string { return []string{p.City, p.Name} }}
	case 2:
		g.Tree = gridui.Tree[part]{Parent: func(p part) string { return partID(byte(p.Qty % 16)) }}
	case 3:
		g.Grouping.By = []string{"city", "spare"}
	case 4:
		g.Sorting.Keys = []option.SortKey{{ColumnID: "qty", Desc: true}}
	}
}

// keep records what a program may continue to use.
func (s *stale) keep() {
	g := &s.grid
	s.kept = kept{
		row: s.rnd.IntN(max(g.Shown(), 1)), second: s.rnd.IntN(streamRows), column: pick(columnsOfStreams, byte(s.rnd.Uint32())),
		history: g.History(), view: g.View(), selected: g.SelectedRows(), text: g.CopyText(option.CopyHeaders(s.rnd.IntN(3))),
		source: g.ExportSource(option.ExportScope{Rows: option.ExportRows(s.rnd.IntN(3))}),
	}
	_, s.kept.offset = g.ScrollOffset()
	if row, ok := g.RowAt(s.kept.row); ok {
		s.kept.id = row.ID
	}
	s.kept.other = partID(byte(s.kept.second))
	s.kept.handle, s.kept.of = g.Row(s.kept.id), g.Column(s.kept.column)
}

// pass changes the rows if this is the chosen moment, and uses the kept values.
func (s *stale) pass(at moment) {
	if s.at != at {
		return
	}
	s.at = momentCount
	s.replace()
	for range 1 + s.rnd.IntN(4) {
		s.use()
	}
}

// shrinking is a source of rows that becomes shorter, which Refresh reports.
type shrinking struct{ rows []part }

func (s *shrinking) Len() int      { return len(s.rows) }
func (s *shrinking) At(i int) part { return s.rows[i] }

// replace changes the rows, mostly to fewer.
func (s *stale) replace() {
	g, n := &s.grid, s.rnd.IntN(5)*s.rnd.IntN(20)
	how := s.rnd.IntN(7)
	s.did = append(s.did, fmt.Sprintf("replace %d with %d", how, n))
	switch how {
	case 0:
		g.SetRows(nil)
	case 1:
		g.SetRows(someParts(n))
	case 2:
		g.SetSource(&shrinking{someParts(n)})
	case 3:
		g.SetSource(nil)
	case 4:
		var c gridui.Changes[part]
		for i := range streamRows {
			if i%(1+n%3) == 0 {
				c.Remove = append(c.Remove, partID(byte(i)))
			}
		}
		_ = g.Apply(c)
	case 5:
		rows := someParts(n)
		for i := range rows {
			rows[i].ID = fmt.Sprint("other ", i)
		}
		g.SetRows(rows)
	default:
		g.SetRows(someParts(streamRows))
	}
}

// uses holds calls of the methods that take kept values.
var uses = []func(g *gridui.Grid[part], k *kept){
	func(g *gridui.Grid[part], k *kept) { g.RowAt(k.row); g.RowAt(k.second); g.RowAt(-1) },
	func(g *gridui.Grid[part], k *kept) { g.RowByID(k.id); g.RowByID(k.other) },
	func(g *gridui.Grid[part], k *kept) { g.FocusCell(k.row, k.column); g.FocusCell(k.second, "name") },
	func(g *gridui.Grid[part], k *kept) { g.StartEditing(k.id, k.column) },
	func(g *gridui.Grid[part], k *kept) { g.StartEditing(k.other, "name"); g.CommitEdit() },
	func(g *gridui.Grid[part], k *kept) { stopEditing(g, k.row%2 == 0) },
	func(g *gridui.Grid[part], k *kept) {
		g.Find.Open, g.Find.Query.Text, g.Find.Do = true, "part", option.FindStep(k.second%6)
	},
	func(g *gridui.Grid[part], k *kept) { g.Copy(option.CopyHeaders(k.row % 3)) },
	func(g *gridui.Grid[part], k *kept) { g.CopyText(option.CopyHeaders(k.row % 3)) },
	func(g *gridui.Grid[part], k *kept) { g.Paste(k.text) },
	func(g *gridui.Grid[part], k *kept) { g.ScrollToRow(k.row, option.Align(k.second%4)) },
	func(g *gridui.Grid[part], k *kept) { g.ScrollToOffset(k.offset) },
	func(g *gridui.Grid[part], k *kept) { g.Select(k.id, k.other); g.Deselect(k.other) },
	func(g *gridui.Grid[part], k *kept) { g.SelectAll(); g.SelectedCount() },
	func(g *gridui.Grid[part], k *kept) { k.selected(func(string, part) bool { return true }) },
	func(g *gridui.Grid[part], k *kept) { g.SelectedRows()(func(string, part) bool { return true }) },
	func(g *gridui.Grid[part], k *kept) {
		k.handle.SetDetail(true)
		k.handle.SetExpanded(true)
		k.handle.Pin(option.RowPinSide(k.row % 3))
		k.handle.IsSelected()
		k.handle.ReloadChildren()
	},
	func(g *gridui.Grid[part], k *kept) { k.of.ScrollTo(); k.of.OpenFilter(); k.of.Fit() },
	func(g *gridui.Grid[part], k *kept) { k.of.OpenMenu(); k.of.SetFilter(filter.Duplicate.Of()) },
	func(g *gridui.Grid[part], k *kept) { k.history.Undo(); k.history.Redo(); k.history.CanUndo() },
	func(g *gridui.Grid[part], k *kept) { g.SetView(k.view) },
	func(g *gridui.Grid[part], k *kept) { written(k.source) },
	func(g *gridui.Grid[part], k *kept) {
		written(g.ExportSource(option.ExportScope{Rows: option.ExportRows(k.row % 3)}))
	},
	func(g *gridui.Grid[part], k *kept) {
		g.Export(gridui.ExportOptions{Selected: k.row%2 == 0, Cells: k.second%2 == 0, To: nowhere})
	},
	func(g *gridui.Grid[part], k *kept) {
		_ = g.EditCells(events.CellEdit{RowID: k.id, ColumnID: "qty", New: 3}, events.CellEdit{RowID: k.other, ColumnID: "name", New: "x"})
	},
	func(g *gridui.Grid[part], k *kept) {
		_ = g.Apply(gridui.Changes[part]{Remove: []string{k.id}, Update: []part{{ID: k.other, Name: "y"}}, Add: []part{{ID: "new " + k.id}}})
	},
	func(g *gridui.Grid[part], k *kept) {
		_ = g.Feed().Post(gridui.Changes[part]{Remove: []string{k.other}, Update: []part{{ID: k.id}}})
	},
	func(g *gridui.Grid[part], k *kept) {
		g.RequestDeleteRow(k.id)
		g.RequestUpdateRow(k.id, func(p *part) { p.Qty++ })
		g.RequestAddRow(nil)
	},
	func(g *gridui.Grid[part], k *kept) { g.OpenMenu(); g.CloseMenu() },
	func(g *gridui.Grid[part], k *kept) { g.ExpandTo(k.row % 4); g.ExpandAll(); g.CollapseAll() },
	func(g *gridui.Grid[part], k *kept) {
		g.Paging.Enabled = k.row%2 == 0
		g.SetPage(k.second)
		g.PageCount()
	},
	func(g *gridui.Grid[part], k *kept) {
		g.Viewport()
		g.Focused()
		g.EditingCell()
		g.ScrollOffset()
		g.Shown()
		g.Len()
	},
	func(g *gridui.Grid[part], k *kept) { g.FitColumns(); g.FitToWidth(); g.OpenColumns() },
	func(g *gridui.Grid[part], k *kept) {
		g.CellRanges.Selected = []option.CellRange{{Anchor: option.CellID{RowID: k.id, ColumnID: "id"}, Head: option.CellID{RowID: k.other, ColumnID: k.column}}}
	},
	func(g *gridui.Grid[part], k *kept) {
		g.Details.Rows, g.Selection.Rows = idset.Of(k.id, k.other), idset.All(k.id)
	},
	func(g *gridui.Grid[part], k *kept) {
		g.RowPins.Top, g.RowPins.Bottom = []string{k.id}, []string{k.other, k.id}
	},
	func(g *gridui.Grid[part], k *kept) {
		g.Grouping.By = [][]string{nil, {"city"}, {"city", "spare"}}[k.row%3]
	},
	func(g *gridui.Grid[part], k *kept) {
		g.Sorting.Keys = []option.SortKey{{ColumnID: k.column, Desc: k.row%2 == 0}}
	},
	func(g *gridui.Grid[part], k *kept) { g.Refresh() },
}

// use makes a random call with kept values.
func (s *stale) use() {
	n := s.rnd.IntN(len(uses))
	s.did = append(s.did, fmt.Sprint("use ", n))
	uses[n](&s.grid, &s.kept)
}

// written reads an export to its end, or until its error.
func written(src export.Source) {
	_ = export.CSV.Export(context.Background(), io.Discard, src, export.Options{})
}

// nowhere implements a destination that discards its output.
func nowhere(ctx context.Context, src export.Source, e export.Exporter, o export.Options) (string, error) {
	return "", e.Export(ctx, io.Discard, src, o)
}

// After rows are replaced at any moment of a frame, a program and the features of the grid still
// use old numbers, ids and values: nothing panics, and the grid comes to rest.
func TestNumbersOfRowsThatWentDoNoHarm(t *testing.T) {
	const steps = 25
	for seed := range rounds.Seeds(300) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			s := newStale(seed)
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("seed %d: %v", seed, s.did)
					panic(p)
				}
			}()
			for range steps {
				s.keep()
				s.did = append(s.did, s.do(s.rnd))
				if s.rnd.IntN(3) == 0 {
					s.keep()
				}
				s.at = moment(s.rnd.IntN(int(momentCount)))
				s.did = append(s.did, fmt.Sprint("at ", s.at))
				s.InOneFrame(func() { s.Keys(pick(keysOfStreams, byte(s.rnd.Uint32()))) })
				s.use()
				s.Settle()
				s.use()
				s.replace()
				s.use()
				s.Settle()
			}
			s.rest()
			s.painted(t, fmt.Sprint("after ", s.did))
			require.NoError(t, s.grid.Close())
		})
	}
}

// Methods that a program calls before the first frame, without rows, or after the grid was closed
// do no harm.
func TestMethodsBeforeTheFirstFrameAndAfterTheLast(t *testing.T) {
	for n, use := range uses {
		for _, rows := range []int{-1, 0, 3} {
			t.Run(fmt.Sprint(n, " with ", rows, " rows"), func(t *testing.T) {
				x := new(extended)
				g := &x.grid
				everything(g)
				g.Find.Enabled, g.CellRanges.Enabled, g.StatusBar.Enabled, g.Announce = true, true, true, true
				if rows >= 0 {
					g.SetRows(someParts(rows))
				}
				s := &stale{extended: x, rnd: rand.New(rand.NewPCG(uint64(n), 26))}
				s.keep()
				use(g, &s.kept)
				s.kept.row, s.kept.id, s.kept.handle = 7, "p1", g.Row("p1")
				use(g, &s.kept)
				x.driven = drive(g, g)
				use(g, &s.kept)
				s.Settle()
				require.NoError(t, g.Close())
				use(g, &s.kept)
			})
		}
	}
}

// stopEditing commits or cancels an edit.
func stopEditing[T any](g *gridui.Grid[T], commit bool) {
	if !commit {
		g.CancelEdit()
		return
	}
	g.CommitEdit()
}
