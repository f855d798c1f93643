// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

func fileColumns() []gridui.Column[treestage.DiskFile] {
	return []gridui.Column[treestage.DiskFile]{
		gridui.Field("path", "Path", func(f treestage.DiskFile) string { return f.Path }).Width(150),
		gridui.Field("bytes", "Bytes", func(f treestage.DiskFile) int64 { return f.Bytes }).Width(80).Format(treestage.Kilo).Aggregate(option.AggregateSum),
		gridui.Field("owner", "Owner", func(f treestage.DiskFile) string { return f.Owner }).Width(80).Aggregate(option.AggregateMax),
		gridui.Field("kind", "Kind", func(f treestage.DiskFile) string { return f.Owner }).Width(60).Aggregate(option.AggregateDistinct),
		gridui.Field("note", "Note", func(f treestage.DiskFile) string { return "of " + f.Owner }).Width(80),
	}
}

func newDisk(set func(*gridui.Grid[treestage.DiskFile])) *gridstage.Stage[treestage.DiskFile] {
	return gridstage.New(image.Pt(600, 500), func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns = fileColumns()
		g.RowID = func(f treestage.DiskFile) string { return f.Path }
		g.Tree = gridui.Tree[treestage.DiskFile]{Path: treestage.DiskFile.Names, Aggregate: true}
		set(g)
		g.SetRows(treestage.NewDisk())
	})
}

func TestBranchesShowAggregates(t *testing.T) {
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) { g.Grouping.Total = option.TotalRowBottom })
	closed := []string{"src|7 k|lee|2|of root", "readme|16 k|kim|kim|of kim", "doc|8 k|park|1|", "합계|31 k|park|3|"}
	require.Equal(t, closed, gridstage.RowCells(s))
	s.Grid.ExpandAll()
	s.Settle()
	require.Equal(t, []string{
		"src|7 k|lee|2|of root", "src/a.go|1 k|kim|kim|of kim", "src/b.go|2 k|lee|lee|of lee", "lib|4 k|kim|1|", "src/lib/c.go|4 k|kim|kim|of kim",
		"readme|16 k|kim|kim|of kim", "doc|8 k|park|1|", "en|8 k|park|1|", "doc/en/index|8 k|park|park|of park", "합계|31 k|park|3|",
	}, gridstage.RowCells(s), "open branches show the same as closed ones")

	// The switch is on and off from one frame to the next; totals are the same.
	s.Grid.CollapseAll()
	s.Grid.Tree.Aggregate = false
	s.Settle()
	require.Equal(t, []string{"src|900 k|root|root|of root", "readme|16 k|kim|kim|of kim", "doc||||", "합계|31 k|park|3|"}, gridstage.RowCells(s))
	s.Grid.Tree.Aggregate, s.Grid.Grouping.Total = true, option.TotalRowNone
	s.Settle()
	require.Equal(t, closed[:3], gridstage.RowCells(s))
	s.Grid.Grouping.Total = option.TotalRowTop
	s.Settle()
	require.Equal(t, append([]string{closed[3]}, closed[:3]...), gridstage.RowCells(s))
	require.Empty(t, s.Problems())
}

// The column that shows the tree shows what a row is, whatever it aggregates.
func TestColumnOfTheTreeShowsNoAggregate(t *testing.T) {
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns[0] = gridui.Field("path", "Path", func(f treestage.DiskFile) string { return f.Path }).Aggregate(option.AggregateCount)
		g.Grouping.Total = option.TotalRowBottom
	})
	require.Equal(t, []string{"src", "readme", "doc", "5"}, gridstage.FirstColumn(s))
	require.Equal(t, "src\t7000", copiedRow(s, "src", 2))
}

// copiedRow returns the text of the first columns of a row in a copy.
func copiedRow[T any](s *gridstage.Stage[T], rowID string, columns int) string {
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.Of(rowID), Propagate: option.PropagateNone}
	s.Settle()
	cells := strings.Split(s.Grid.CopyText(option.CopyHeadersNone), "\t")
	return strings.Join(cells[:min(columns, len(cells))], "\t")
}

func TestAggregatesOfBranchesAreCopiedAndExported(t *testing.T) {
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {})
	require.Equal(t, "src\t7000\tlee\t2\tof root", copiedRow(s, "src", 5), "sums are plain numbers, as those of groups")
	require.Equal(t, "readme\t16000\tkim\tkim\tof kim", copiedRow(s, "readme", 5))
	var out bytes.Buffer
	require.NoError(t, export.CSV.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{BOM: export.MarkNone, Newline: "\n"}))
	require.Equal(t, "Path,Bytes,Owner,Kind,Note\nsrc,7000,lee,2,of root\nsrc/a.go,1000,kim,kim,of kim\nsrc/b.go,2000,lee,lee,of lee\nlib,4000,kim,1,\nsrc/lib/c.go,4000,kim,kim,of kim\n"+
		"readme,16000,kim,kim,of kim\ndoc,8000,park,1,\nen,8000,park,1,\ndoc/en/index,8000,park,park,of park\n", out.String())
	out.Reset()
	require.NoError(t, export.JSON.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{}))
	require.Contains(t, out.String(), `"bytes":7000`)
}

func TestFocusedAggregateIsCopiedAndToldToMenus(t *testing.T) {
	var got []any
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Menu.Items = []menus.Item[treestage.DiskFile]{{Label: "Show", OnClick: func(t menus.Target[treestage.DiskFile]) {
			text, _ := t.CopyText()
			got = append(got, t.Value, t.Text, text)
		}}}
		g.CellStyle = func(c gridui.CellContext[treestage.DiskFile]) theme.CellStyle {
			return theme.CellStyle{Bold: c.ColumnID == "bytes" && c.Value() == int64(7000)}
		}
	})
	sum, ok := s.Find("7 k")
	require.True(t, ok)
	s.RightClick(sum.Center())
	item, _ := s.Find("Show")
	s.Click(item.Center())
	require.Equal(t, []any{int64(7000), "7 k", "7000"}, got)
	require.Equal(t, "7000", s.Grid.CopyText(option.CopyHeadersNone))
}

func TestAggregatesOfBranchesFollowFilters(t *testing.T) {
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "owner", Filter: filter.Equals.Of("kim")}}}
		g.Grouping.Total = option.TotalRowBottom
	})
	require.Equal(t, []string{
		"src|5 k|kim|1|of root", "src/a.go|1 k|kim|kim|of kim", "lib|4 k|kim|1|", "src/lib/c.go|4 k|kim|kim|of kim", "readme|16 k|kim|kim|of kim", "합계|21 k|kim|1|",
	}, gridstage.RowCells(s))
	// A branch that passes without its rows shows its value, which counts nowhere.
	s.Grid.Filtering.Columns[0].Filter = filter.Equals.Of("root")
	s.Settle()
	require.Equal(t, []string{"src|900 k|root|root|of root", "합계|0 k||0|"}, gridstage.RowCells(s))
	// The family of a row that passes shows, and counts.
	s.Grid.Tree.Filter = option.TreeFilterKeepFamily
	s.Grid.Refresh()
	s.Settle()
	require.Equal(t, []string{"src|7 k|lee|2|of root", "합계|7 k|lee|2|"}, []string{gridstage.RowCells(s)[0], gridstage.RowCells(s)[len(gridstage.RowCells(s))-1]})
}

// newFolders returns a disk whose folders all have rows and name their parents, so that rows may change one by
// one.
func newFolders(set func(*gridui.Grid[treestage.DiskFile])) *gridstage.Stage[treestage.DiskFile] {
	return gridstage.New(image.Pt(600, 500), func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns = fileColumns()
		g.RowID = func(f treestage.DiskFile) string { return f.Path }
		g.Tree = gridui.Tree[treestage.DiskFile]{Aggregate: true, Parent: func(f treestage.DiskFile) string {
			at := strings.LastIndex(f.Path, "/")
			return f.Path[:max(at, 0)]
		}}
		g.Grouping.Total = option.TotalRowBottom
		g.Expansion.Rows = idset.All()
		set(g)
		g.SetRows([]treestage.DiskFile{{Path: "src", Bytes: 5000, Owner: "root"}, {Path: "src/a", Bytes: 1000, Owner: "kim"}, {Path: "src/lib", Bytes: 5000, Owner: "root"}, {Path: "src/lib/b", Bytes: 2000, Owner: "lee"}, {Path: "tmp", Bytes: 3000, Owner: "kim"}})
	})
}

func TestAggregatesOfBranchesFollowChanges(t *testing.T) {
	s := newFolders(func(g *gridui.Grid[treestage.DiskFile]) { g.Sorting.Mode = option.SortSingle })
	sums := func() (out []string) {
		for _, row := range gridstage.RowCells(s) {
			out = append(out, strings.Join(strings.Split(row, "|")[:3], " "))
		}
		return out
	}
	apply := func(c gridui.Changes[treestage.DiskFile]) []string {
		require.NoError(t, s.Grid.Apply(c))
		s.Settle()
		return sums()
	}
	require.Equal(t, []string{"src 3 k lee", "src/a 1 k kim", "src/lib 2 k lee", "src/lib/b 2 k lee", "tmp 3 k kim", "합계 6 k lee"}, sums())
	require.Equal(t, []string{"src 10 k zoe", "src/a 1 k kim", "src/lib 9 k zoe", "src/lib/b 9 k zoe", "tmp 3 k kim", "합계 13 k zoe"},
		apply(gridui.Changes[treestage.DiskFile]{Update: []treestage.DiskFile{{Path: "src/lib/b", Bytes: 9000, Owner: "zoe"}}}))
	require.Equal(t, "src 10 k zoe", apply(gridui.Changes[treestage.DiskFile]{Update: []treestage.DiskFile{{Path: "src", Bytes: 777_000, Owner: "zzz"}}})[0], "a branch's own value counts nowhere")
	require.Equal(t, []string{"src 16 k zoe", "src/a 1 k kim", "src/lib 15 k zoe", "src/lib/b 9 k zoe", "src/lib/c 6 k kim", "tmp 3 k kim", "합계 19 k zoe"},
		apply(gridui.Changes[treestage.DiskFile]{Add: []treestage.DiskFile{{Path: "src/lib/c", Bytes: 6000, Owner: "kim"}}}))
	require.Equal(t, []string{"src 6 k root", "src/a 1 k kim", "src/lib 5 k root", "tmp 3 k kim", "합계 9 k root"},
		apply(gridui.Changes[treestage.DiskFile]{Remove: []string{"src/lib/b", "src/lib/c"}}), "what has no rows below it any more is a row as others")
	require.Equal(t, []string{"src 5 k root", "src/lib 5 k root", "tmp 3 k kim", "tmp/x 1 k lee", "합계 6 k root"}[:1],
		apply(gridui.Changes[treestage.DiskFile]{Remove: []string{"src/a"}, Add: []treestage.DiskFile{{Path: "tmp/x", Bytes: 1000, Owner: "lee"}}})[:1])
	require.Equal(t, []string{"tmp 1 k lee", "tmp/x 1 k lee", "합계 6 k root"}, sums()[2:])
	require.Empty(t, s.Problems())
}

func TestRowsYetToBeLoadedDoNotCount(t *testing.T) {
	answers := make(chan []treestage.DiskFile)
	s := newFolders(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Expansion.Rows = idset.Set{}
		g.Tree.HasChildren = func(f treestage.DiskFile) bool { return f.Path == "tmp" || f.Path == "tmp/deep" }
		g.Tree.Load = func(ctx context.Context, f treestage.DiskFile) ([]treestage.DiskFile, error) { return <-answers, nil }
	})
	top := func() string {
		return strings.Join(append(gridstage.RowCells(s)[:1], gridstage.RowCells(s)[len(gridstage.RowCells(s))-1]), " ")
	}
	require.Equal(t, []string{"src|3 k|lee|2|of root", "tmp|3 k|kim|kim|of kim", "합계|3 k|lee|2|"}, gridstage.RowCells(s))
	open := func(rowID string) {
		s.Grid.Row(rowID).SetExpanded(true)
		s.Settle()
		s.Settle() // what shows in one frame is loaded from the next one on
	}
	open("tmp")
	require.Equal(t, "합계|3 k|lee|2|", gridstage.RowCells(s)[len(gridstage.RowCells(s))-1], "they are on their way")
	answers <- []treestage.DiskFile{{Path: "tmp/x", Bytes: 4000, Owner: "zoe"}, {Path: "tmp/deep", Bytes: 9000, Owner: "zoe"}}
	s.Until(func() bool { return strings.Contains(s.Dump(), "tmp/deep") })
	require.Equal(t, []string{
		"src|3 k|lee|2|of root", "tmp|4 k|zoe|1|of kim", "tmp/x|4 k|zoe|zoe|of zoe", "tmp/deep|9 k|zoe|zoe|of zoe", "합계|7 k|zoe|3|",
	}, gridstage.RowCells(s))
	open("tmp/deep")
	answers <- []treestage.DiskFile{{Path: "tmp/deep/y", Bytes: 1000, Owner: "lee"}}
	s.Until(func() bool { return strings.Contains(s.Dump(), "tmp/deep/y") })
	require.Equal(t, "src|3 k|lee|2|of root 합계|8 k|zoe|3|", top())
	require.Equal(t, "tmp|5 k|zoe|2|of kim", gridstage.RowCells(s)[1])
	require.NoError(t, s.Grid.Close())
}

func TestAggregatesOfBranchesThatMeanNothing(t *testing.T) {
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns[2] = gridui.Field("owner", "Owner", func(f treestage.DiskFile) string { return f.Owner }).Aggregate(option.AggregateSum)
	})
	require.Equal(t, "src|7 k|root|2|of root", gridstage.RowCells(s)[0])
	problems := strings.Join(s.Problems(), "\n")
	require.Contains(t, problems, `column "owner" shows no aggregate`)
	require.Len(t, s.Problems(), 1)
}

// Cells with an aggregate have text instead of widgets and boxes, no editor, and also show in bands of pinned
// rows.
func TestCellsWithAggregatesOfBranches(t *testing.T) {
	asked := map[string]bool{}
	s := newFolders(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns = []gridui.Column[treestage.DiskFile]{
			gridui.Field("path", "Path", func(f treestage.DiskFile) string { return f.Path }),
			gridui.Field("bytes", "Bytes", func(f treestage.DiskFile) int64 { return f.Bytes }).Width(80).Aggregate(option.AggregateAverage).
				Edit(func(f *treestage.DiskFile, n int64) { f.Bytes = n }),
			gridui.Bool("big", "Big", func(f treestage.DiskFile) bool { return f.Bytes > 1500 }).Width(80).Aggregate(option.AggregateCount).
				Edit(func(*treestage.DiskFile, bool) {}),
			gridui.Field("owner", "Owner", func(f treestage.DiskFile) string { return f.Owner }).Width(80).Aggregate(option.AggregateFirst).
				Cell(func(gtx layout.Context, c gridui.CellContext[treestage.DiskFile]) layout.Dimensions {
					asked[c.Row.Path] = true
					return layout.Dimensions{Size: gtx.Constraints.Max}
				}),
		}
		g.Editing.Enabled = true
		g.RowPins.Top = []string{"src/lib"}
	})
	require.Equal(t, map[string]bool{"src/a": true, "src/lib/b": true, "tmp": true}, asked)
	require.Contains(t, gridstage.RowCells(s), "src|1500|2|kim")
	pinned := s.FindAll("pinned top row ")
	require.Equal(t, "2000", pinned[0].Children[1].Label)
	for _, c := range []struct {
		row  int
		want bool
	}{{0, false}, {1, true}} {
		s.Grid.FocusCell(c.row, "bytes")
		s.Focus(s.Grid.Tag())
		s.Settle()
		s.Keys("F2")
		_, _, editing := s.Grid.EditingCell()
		require.Equal(t, c.want, editing, "row %d", c.row)
		s.Keys("Escape")
	}
}

// Only the program writes the value of a branch that an aggregate hides.
func TestValuesHiddenByAggregatesAreNotEdited(t *testing.T) {
	s := newFolders(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns[1] = gridui.Field("bytes", "Bytes", func(f treestage.DiskFile) int64 { return f.Bytes }).Width(80).Aggregate(option.AggregateSum).
			Edit(func(f *treestage.DiskFile, n int64) { f.Bytes = n })
		g.Editing.Enabled = true
	})
	bytes := func() (out []int64) {
		for i := range 5 {
			row, _ := s.Grid.RowAt(i)
			out = append(out, row.Bytes)
		}
		return out
	}
	s.Grid.FocusCell(0, "bytes")
	s.Grid.Paste("1\n2\n3\n4\n5")
	s.Settle()
	require.Equal(t, []int64{5000, 2, 5000, 4, 5}, bytes(), "into rows without rows below them")
	require.Equal(t, []events.CellsPasted{{Rows: 5, Columns: 1, Skipped: 2}}, gridstage.EventsOf[events.CellsPasted](s.Events))
	require.Equal(t, "합계|11|lee|2|", gridstage.RowCells(s)[5])
	s.Grid.FocusCell(2, "bytes")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Delete")
	require.Equal(t, []int64{5000, 2, 5000, 4, 5}, bytes())
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "src", ColumnID: "bytes", New: int64(7)}))
	s.Settle()
	require.Equal(t, []int64{7, 2, 5000, 4, 5}, bytes())
	s.Keys("Shortcut+Z", "Shortcut+Z")
	require.Equal(t, []int64{5000, 1000, 5000, 2000, 3000}, bytes())
	require.Equal(t, "합계|6000|lee|2|", gridstage.RowCells(s)[5])
}

func TestColumnsFitAggregatesOfBranches(t *testing.T) {
	width := func(aggregate bool) int {
		s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {
			g.Tree.Aggregate = aggregate
			g.Columns[1] = gridui.Field("bytes", "B", func(f treestage.DiskFile) int64 { return f.Bytes % 10_000 }).
				AggregateFormat(func(float64) string { return "a very long sum of bytes" }).Aggregate(option.AggregateSum)
		})
		s.Grid.Column("bytes").Fit()
		s.Settle()
		node, _ := s.Find("B")
		return node.Bounds.Dx()
	}
	require.Greater(t, width(true), 2*width(false))
}

// Random trees of files, some of which change, are compared with sums of what is below each folder.
func TestBranchesAgainstSumsOfTheirRows(t *testing.T) {
	for seed := range rounds.Seeds(40) {
		rnd := rand.New(rand.NewPCG(seed, 9))
		rows := []treestage.DiskFile{}
		for i := range 2 + rnd.IntN(30) {
			path := fmt.Sprintf("f%d", i)
			if i > 0 && rnd.IntN(4) > 0 {
				path = rows[rnd.IntN(i)].Path + "/" + path
			}
			rows = append(rows, treestage.DiskFile{Path: path, Bytes: int64(rnd.IntN(9)) * 1000, Owner: "kim"})
		}
		byPath := rnd.IntN(2) == 0
		s := gridstage.New(image.Pt(600, 1500), func(g *gridui.Grid[treestage.DiskFile]) {
			g.Columns = fileColumns()[:2]
			g.RowID = func(f treestage.DiskFile) string { return f.Path }
			up := func(f treestage.DiskFile) string { return f.Path[:max(strings.LastIndex(f.Path, "/"), 0)] }
			g.Tree = gridui.Tree[treestage.DiskFile]{Aggregate: true, Parent: up}
			if byPath {
				g.Tree.Parent, g.Tree.Path = nil, treestage.DiskFile.Names
			}
			g.Expansion.Rows = idset.All()
			g.Grouping.Total = option.TotalRowBottom
			g.SetRows(slices.Clone(rows))
		})
		for range 6 {
			sum := func(of string) (n int64) {
				leaf := true
				for _, f := range rows {
					below := of == "" || strings.HasPrefix(f.Path, of+"/")
					leaf = leaf && !below
					if inner := slices.ContainsFunc(rows, func(g treestage.DiskFile) bool { return strings.HasPrefix(g.Path, f.Path+"/") }); below && !inner {
						n += f.Bytes
					}
				}
				if i := slices.IndexFunc(rows, func(f treestage.DiskFile) bool { return f.Path == of }); leaf && i >= 0 {
					return rows[i].Bytes
				}
				return n
			}
			shown := gridstage.RowCells(s)
			require.Len(t, shown, len(rows)+1)
			for _, row := range shown {
				path, _, _ := strings.Cut(row, "|")
				if path == "합계" {
					path = ""
				}
				require.True(t, strings.HasSuffix(row, "|"+treestage.Kilo(sum(path))), "%s, not %d", row, sum(path))
			}
			var c gridui.Changes[treestage.DiskFile]
			for range 1 + rnd.IntN(3) {
				i := rnd.IntN(len(rows))
				rows[i].Bytes = int64(rnd.IntN(9)) * 1000
				c.Update = append(c.Update, rows[i])
			}
			require.NoError(t, s.Grid.Apply(c))
			s.Settle()
		}
	}
}

func TestSettledFramesWithAggregatesOfBranchesAllocateNothing(t *testing.T) {
	s := newDisk(func(g *gridui.Grid[treestage.DiskFile]) {
		g.Columns[1] = gridui.Field("bytes", "Bytes", func(f treestage.DiskFile) int64 { return f.Bytes }).Aggregate(option.AggregateSum)
		g.Expansion = option.Expansion{Rows: idset.All(), Sticky: true}
		g.CellStyle = func(c gridui.CellContext[treestage.DiskFile]) theme.CellStyle {
			return theme.CellStyle{Bold: c.Depth == 0}
		}
		g.Editing.Enabled, g.Flash = true, true
	})
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}
