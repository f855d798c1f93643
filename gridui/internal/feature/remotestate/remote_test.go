// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"errors"
	"image"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

func TestRemoteRowsArrive(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 10_000)
		defer r.Close()
		_, loading := r.Find("불러오는 중…")
		require.True(t, loading, "a skeleton stands for the first rows")
		r.Pass()
		require.Equal(t, 10_000, r.Grid.Shown())
		require.Equal(t, "p0", r.RowTexts()[0])
		require.Equal(t, rowsource.Count{N: 10_000, Exact: true}, r.Remote.Count())
		require.Empty(t, r.Problems())
	})
}

func TestRemoteRowsAreSkeletonsUntilTheyArrive(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 10_000)
		defer r.Close()
		r.Pass()
		r.Grid.ScrollToRow(6000, option.AlignStart)
		r.Frame()
		require.Equal(t, 10_000, r.Grid.Shown())
		require.NotContains(t, strings.Join(r.RowTexts(), " "), "p", "no row shows another's text")
		_, ok := r.Grid.RowAt(6000)
		require.False(t, ok)
		r.Pass()
		row, ok := r.Grid.RowAt(6000)
		require.True(t, ok)
		require.Equal(t, "p6000", row.ID)
		require.Contains(t, r.RowTexts(), "p6000")
	})
}

func TestOldRemoteRowsStayUntilTheNewOnesArrive(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 1000)
		defer r.Close()
		r.Pass()
		old := r.RowTexts()
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.Frame()
		require.Equal(t, old, r.RowTexts())
		_, veiled := r.Find("불러오는 중…")
		require.True(t, veiled, "rows that will be replaced are veiled")
		r.Pass()
		require.Equal(t, "p999", r.RowTexts()[0])
		_, veiled = r.Find("불러오는 중…")
		require.False(t, veiled)
	})
}

func TestTheTopRemoteRowStaysWhereItIs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 5000)
		defer r.Close()
		r.Pass()
		r.Grid.ScrollToRow(3000, option.AlignStart)
		r.Frame()
		r.Pass()
		top := func() (string, int) {
			row := r.FindAll("row ")[0]
			return row.Children[0].Label, row.Bounds.Min.Y
		}
		was, y := top()
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "city", Desc: true}}
		r.Frame()
		r.Pass()
		now, at := top()
		require.Equal(t, was, now)
		require.Equal(t, y, at)
		r.Grid.Sorting.Keys = nil
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Equals.Of("20")}}
		r.Frame()
		r.Pass()
		require.Equal(t, 100, r.Grid.Shown())
	})
}

func TestRemoteFailuresSayWhyAndAreTriedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 5000)
		defer r.Close()
		r.Fail(errors.New("password is wrong"))
		require.ErrorContains(t, r.Remote.Err(), "password is wrong")
		_, ok := r.Find("행을 읽지 못했습니다: password is wrong")
		require.True(t, ok, r.Dump())
		again, ok := r.Find("다시 시도")
		require.True(t, ok)
		at := again.Bounds.Min.Add(again.Bounds.Size().Div(2))
		r.Click(float32(at.X), float32(at.Y))
		r.Pass()
		require.NoError(t, r.Remote.Err())
		require.Equal(t, "p0", r.RowTexts()[0])

		r.Grid.ScrollToRow(4000, option.AlignStart)
		r.Frame()
		r.Advance(50 * time.Millisecond)
		r.Frame()
		r.Fail(errors.New("server is gone"))
		_, ok = r.Find("행을 읽지 못했습니다: server is gone")
		require.True(t, ok)
		r.Grid.ScrollToRow(0, option.AlignStart)
		r.Frame()
		require.Equal(t, "p0", r.RowTexts()[0], "the rows that are there go on to show")
		r.Pass()
	})
}

// A program explains what its errors mean.
func TestRemoteFailuresAreExplained(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 5000)
		defer r.Close()
		r.Grid.Placeholder.Explain = func(err error) string { return "(" + err.Error() + ")" }
		r.Fail(errors.New("no rows"))
		_, ok := r.Find("행을 읽지 못했습니다: (no rows)")
		require.True(t, ok, r.Dump())
		r.Remote.Retry()
		r.Pass()
		r.Remote.Reload()
		r.Frame()
		r.Fail(errors.New("no more rows"))
		r.Frame()
		_, ok = r.Find("행을 읽지 못했습니다: (no more rows)")
		require.True(t, ok, r.Dump())
	})
}

// The grid reports what a source cannot do, and the rows stay.
func TestRemoteFiltersThatASourceCannotDo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 100)
		defer r.Close()
		r.Grid.Columns = append(r.Grid.Columns, gridui.Field("own", "Own", func(p gridstage.Person) string { return p.ID }).FilterFunc(func(string, string) bool { return true }))
		r.Pass()
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "own", Filter: filter.Custom.Of("x")}}
		r.Frame()
		r.Pass()
		require.ErrorIs(t, r.Remote.Err(), rowsource.ErrUnsupported)
		require.Equal(t, 100, r.Grid.Shown())
	})
}

// A grid over a source shows the rows that one over the slice shows, whatever they are sorted and
// filtered by.
func TestRemoteGridsAndGridsInMemoryAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 9))
	rows := samplestage.NewSamples(rng, 120)
	s := samplestage.NewFiltered(rows)
	synctest.Test(t, func(t *testing.T) {
		r := &remotestage.RemoteStage[samplestage.Specimen]{Fake: &sourcetest.Fake[samplestage.Specimen]{Source: samplestage.SampleSource(t, rows)}}
		r.Fake.Before = r.Calls.Hold
		r.Remote = gridui.NewRemote(r.Fake, gridui.RemoteOptions[samplestage.Specimen]{})
		r.Stage = samplestage.NewFiltered(nil)
		r.Grid.SetSource(r.Remote)
		r.Harness = gridtest.New(s.Size, r.Layout)
		defer r.Close()
		r.Pass()
		for range 80 {
			o := &s.Grid.Options
			o.Sorting.Mode, o.Sorting.Keys, o.Filtering.Columns = option.SortMulti, nil, nil
			for range rng.IntN(3) {
				key := option.SortKey{ColumnID: []string{"text", "n", "f", "at", "on"}[rng.IntN(5)], Desc: rng.IntN(2) == 0}
				o.Sorting.Keys = append(o.Sorting.Keys, key)
			}
			o.Sorting.Missing = []option.MissingOrder{option.MissingLast, option.MissingFirst, option.MissingSmallest}[rng.IntN(3)]
			for _, col := range []string{"text", "n", "f", "on"} {
				if c := samplestage.RandomCondition(rng, col); rng.IntN(2) == 0 && c.Op != filter.Custom {
					o.Filtering.Columns = append(o.Filtering.Columns, filter.Column{ColumnID: col, Filter: filter.Filter{First: c}})
				}
			}
			o.Filtering.Quick = []string{"", "", "s 1", "서울"}[rng.IntN(4)]
			r.Grid.Sorting, r.Grid.Filtering = o.Sorting, o.Filtering
			o.Sorting.Keys = samplestage.KeyLast(o.Sorting.Keys)
			s.Settle()
			r.Frame()
			r.Pass()
			require.NoError(t, r.Remote.Err())
			require.Equal(t, samplestage.ShownSamples(s), samplestage.ShownSamples(r.Stage), "%+v %+v", o.Filtering, o.Sorting)
		}
	})
}

func TestSettledRemoteFramesAllocateNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 10_000)
		defer r.Close()
		r.Pass()
		for range 3 {
			r.Frame()
		}
		require.Zero(t, r.Allocs(50, nil))
	})
}

// A hundred million rows are as far away as ten.
func TestAHundredMillionRemoteRows(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		source := sourcetest.Computed[int64]{N: 100_000_000, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}
		r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{gridui.Field("index", "Index", func(i int64) int64 { return i })}
		})
		defer r.Close()
		r.Pass()
		for _, row := range []int{99_999_999, 5_000_000, 0, 73_123_456} {
			r.Grid.ScrollToRow(row, option.AlignStart)
			r.Frame()
			r.Pass()
			got, ok := r.Grid.RowAt(row)
			require.True(t, ok)
			require.Equal(t, int64(row), got)
		}
	})
}

// A copy and an export read rows that were never on the screen, and keep none of them.
func TestRemoteRowsAreCopiedAndExported(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 3000)
		defer r.Close()
		r.Pass()
		var out strings.Builder
		r.Grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
		r.Pass()
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		require.Len(t, lines, 3001)
		require.Contains(t, lines[3000], "p2999")

		r.Click(200, 100)
		r.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("1", "2998")}
		r.Clipboard.Clear()
		r.Keys("Shortcut+C")
		r.Pass()
		text, _ := r.Clipboard.Text()
		require.Equal(t, [][]string{{"p1", "Lee", "21", "City 1"}, {"p2998", "Choi", "68", "City 2"}}, export.ParseTSV(text))
		require.Empty(t, r.Problems())
	})
}

// An export whose rows cannot be read reports why.
func TestRemoteExportsFail(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 3000)
		defer r.Close()
		r.Pass()
		var out strings.Builder
		r.Grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
		r.Fail(errors.New("server is gone"))
		r.Pass()
		var ended []events.RowsExported
		for _, ev := range r.Events {
			if ev, ok := ev.(events.RowsExported); ok {
				ended = append(ended, ev)
			}
		}
		require.Len(t, ended, 1)
		require.ErrorContains(t, ended[0].Err, "server is gone")
	})
}

// The panel of a filter lists the values that the source has, with their rows.
func TestRemoteValuesToFilterBy(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 3000)
		defer r.Close()
		r.Size = image.Pt(500, 600)
		r.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		r.Pass()
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("30")}}
		r.Grid.Column("name").OpenFilter()
		r.Frame()
		r.Pass()
		require.Equal(t, map[string]bool{"Choi": true, "Jung": true, "Kim": true, "Lee": true, "Park": true}, r.ValueBoxes())
		r.Click(r.ValueBox("Kim").Center())
		r.Pass()
		require.Equal(t, 600-120, r.Grid.Shown())
	})
}

// Cells of rows that are not loaded are not changed, and the user gets a message.
func TestRemoteEditsOfRowsThatAreNotLoaded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 3000)
		defer r.Close()
		r.Grid.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
		r.Grid.Editing.Enabled, r.Grid.Editing.Controlled = true, true
		r.Grid.CellRanges.Enabled = true
		r.Pass()
		r.Click(100, 100)
		r.Keys("Shortcut+A", "Delete")
		r.Pass()
		refused := gridstage.EventsOf[events.EditRefused](r.Events)
		require.Len(t, refused, 1, "%v", r.TakeKinds())
		require.ErrorIs(t, refused[0].Err, gridui.ErrNotLoaded)
	})
}

// An edit that is proposed shows at once, and changes nothing of what was read.
func TestRemoteRowsAreNotEditedInPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 3000)
		defer r.Close()
		r.Grid.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
		r.Grid.Editing.Enabled, r.Grid.Editing.Controlled = true, true
		r.Pass()
		r.Click(150, 100)
		r.Keys("F2")
		r.Type("!")
		r.Keys("Enter")
		r.Pass()
		require.Len(t, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](r.Events), 1)
		shown, _ := r.Grid.RowAt(1)
		require.Equal(t, "Lee!", shown.Name)
		read, _ := r.Remote.Row(1)
		require.Equal(t, "Lee", read.Name)
	})
}

// A search looks at the rows on the screen where the source does not find texts.
func TestRemoteFind(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		source := remotestage.LimitedSource[gridstage.Person]{Source: remotestage.PeopleSource(t, 3000), Without: func(f *rowsource.Features) { f.Find = false }}
		r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[gridstage.Person]) { g.Columns = gridstage.PeopleColumns() })
		defer r.Close()
		r.Grid.Find.Enabled = true
		r.Pass()
		r.Grid.Find.Open = true
		r.Grid.Find.Query.Text = "Jung"
		for range 5 {
			r.Pass()
			r.Advance(time.Second)
			r.Frame()
		}
		first, last := r.Grid.Viewport().First, r.Grid.Viewport().Last
		shown := 0
		for i := first; i < last; i++ {
			if p, _ := r.Grid.RowAt(i); p.Name == "Jung" {
				shown++
			}
		}
		require.Positive(t, shown)
		require.Equal(t, shown, r.Grid.Find.Result.Total, "%+v", r.Grid.Find.Result)
		_, said := r.Find("화면에 보이는 행만")
		require.True(t, said, "the bar says so")
	})
}

// The bar that shows why rows were not read covers no row, and is above the other bars.
func TestRemoteFailuresCoverNoRow(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			r := remotestage.NewRemotePeople(t, 5000)
			defer r.Close()
			r.Grid.Paging.Enabled, r.Grid.StatusBar.Enabled = true, true
			r.Style = func(st *gridui.Style) {
				if st.Density = theme.DensityCompact; rtl {
					st.Direction = gridui.DirectionRTL
				}
			}
			r.Size = image.Pt(300, 340)
			r.Pass()
			r.Remote.Reload()
			r.Frame()
			r.Fail(errors.New("the server is gone, and this is a long reason"))
			r.Frame()
			why, ok := r.Find("행을 읽지 못했습니다: the server is gone, and this is a long reason")
			require.True(t, ok, r.Dump())
			again, ok := r.Find("다시 시도")
			require.True(t, ok)
			next, ok := r.Find("다음 페이지")
			require.True(t, ok, r.Dump())
			status, ok := r.Find(locale.For("ko").Status.Bar)
			require.True(t, ok, r.Dump())
			r.Grid.ScrollToRow(r.Grid.Shown()-1, option.AlignEnd)
			r.Settle()
			rows := r.FindAll("row ")
			require.NotEmpty(t, rows)
			last := rows[len(rows)-1].Bounds
			for _, at := range []image.Rectangle{why.Bounds, again.Bounds} {
				require.LessOrEqual(t, last.Max.Y, at.Min.Y)
				require.LessOrEqual(t, at.Max.Y, next.Bounds.Min.Y)
			}
			require.LessOrEqual(t, next.Bounds.Max.Y, status.Bounds.Min.Y)
			require.False(t, why.Bounds.Overlaps(again.Bounds))
			require.Equal(t, rtl, again.Bounds.Max.X < why.Bounds.Min.X)
			r.Pass()
		})
	}
}

// The button that tries again is reached by the keyboard.
func TestRemoteFailuresAreTriedAgainByTheKeyboard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 100)
		defer r.Close()
		r.Fail(errors.New("password is wrong"))
		r.Frame()
		tries := 0
		for ; tries < 10 && r.Remote.Err() != nil; tries++ {
			r.Keys("Tab", "Space")
			r.Pass()
		}
		require.NoError(t, r.Remote.Err())
		require.Positive(t, tries)
	})
}

func TestSettledRemoteFailuresAllocateNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 10_000)
		defer r.Close()
		r.Pass()
		r.Remote.Reload()
		r.Frame()
		r.Fail(errors.New("the server is gone"))
		r.Settle()
		_, ok := r.Find("다시 시도")
		require.True(t, ok)
		require.Zero(t, r.Allocs(50, nil))
		r.Pass()
	})
}
