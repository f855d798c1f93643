// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// remoteStage is a grid over a source whose calls wait for the test.
type remoteStage[T any] struct {
	*stage[T]
	remote *gridui.Remote[T]
	calls  sourcetest.Scheduler
	fake   *sourcetest.Fake[T]
}

func newRemoteStage[T any](t *testing.T, source rowsource.Source[T], set func(*gridui.Grid[T])) *remoteStage[T] {
	r := &remoteStage[T]{fake: &sourcetest.Fake[T]{Source: source}}
	r.fake.Before = r.calls.Hold
	r.remote = gridui.NewRemote(r.fake, gridui.RemoteOptions[T]{})
	r.stage = &stage[T]{th: newTheme()}
	set(&r.grid)
	r.grid.SetSource(r.remote)
	r.Harness = newHarness(image.Pt(420, 340), r.layout)
	t.Cleanup(func() { require.Zero(t, r.fake.OpenViews(), "views are left open") })
	r.Frame()
	return r
}

// pass lets all calls that wait go on, and those that follow from them, until none does.
func (r *remoteStage[T]) pass() {
	for range 500 {
		synctest.Wait()
		waiting := len(r.calls.Waiting())
		for range waiting {
			r.calls.Release(0, nil)
		}
		synctest.Wait()
		r.Advance(50 * time.Millisecond)
		r.Frame()
		synctest.Wait()
		if waiting == 0 && len(r.calls.Waiting()) == 0 {
			return
		}
	}
	panic("calls follow from calls without end")
}

// fail lets all calls that wait fail.
func (r *remoteStage[T]) fail(err error) {
	synctest.Wait()
	for range r.calls.Waiting() {
		r.calls.Release(0, err)
	}
	synctest.Wait()
	r.Frame()
}

// end closes the rows and waits for what was cancelled.
func (r *remoteStage[T]) end() {
	r.remote.Close()
	synctest.Wait()
	for range r.calls.Waiting() {
		r.calls.Release(0, nil)
	}
	synctest.Wait()
}

// peopleSource is people behind a source.
func peopleSource(t *testing.T, n int) *rowsource.Slice[person] {
	text := func(id string, get func(person) string) rowsource.Column[person] {
		return rowsource.Column[person]{ID: id, Value: func(p person) value.Value { return value.Text(get(p)) }}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[person]{
		Rows: people(n), Key: []string{"number"},
		Columns: []rowsource.Column[person]{
			{ID: "number", Value: func(p person) value.Value {
				i, _ := strconv.Atoi(p.ID[1:])
				return value.Int(int64(i))
			}},
			text("id", func(p person) string { return p.ID }),
			text("name", func(p person) string { return p.Name }),
			{ID: "age", Value: func(p person) value.Value { return value.Int(int64(p.Age)) }},
			text("city", func(p person) string { return p.City }),
		},
	})
	require.NoError(t, err)
	return s
}

func newRemotePeople(t *testing.T, n int) *remoteStage[person] {
	return newRemoteStage(t, peopleSource(t, n), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
	})
}

// rowTexts are the texts of the first column of the rows that show.
func (s *stage[T]) rowTexts() (out []string) {
	for _, row := range s.FindAll("row ") {
		if len(row.Children) > 0 {
			out = append(out, row.Children[0].Label)
		}
	}
	return out
}

// remotely runs a test whose goroutines synctest waits for.
func remotely(t *testing.T, run func(t *testing.T)) {
	t.Helper()
	synctest.Test(t, run)
}

func TestRemoteRowsArrive(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 10_000)
		defer r.end()
		_, loading := r.Find("불러오는 중…")
		require.True(t, loading, "a skeleton stands for the first rows")
		r.pass()
		require.Equal(t, 10_000, r.grid.Shown())
		require.Equal(t, "p0", r.rowTexts()[0])
		require.Equal(t, rowsource.Count{N: 10_000, Exact: true}, r.remote.Count())
		require.Empty(t, r.problems())
	})
}

func TestRemoteRowsAreSkeletonsUntilTheyArrive(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 10_000)
		defer r.end()
		r.pass()
		r.grid.ScrollToRow(6000, gridui.ScrollStart)
		r.Frame()
		require.Equal(t, 10_000, r.grid.Shown())
		require.NotContains(t, strings.Join(r.rowTexts(), " "), "p", "no row shows another's text")
		_, ok := r.grid.RowAt(6000)
		require.False(t, ok)
		r.pass()
		row, ok := r.grid.RowAt(6000)
		require.True(t, ok)
		require.Equal(t, "p6000", row.ID)
		require.Contains(t, r.rowTexts(), "p6000")
	})
}

func TestOldRemoteRowsStayUntilTheNewOnesArrive(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 1000)
		defer r.end()
		r.pass()
		old := r.rowTexts()
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.Frame()
		require.Equal(t, old, r.rowTexts())
		_, veiled := r.Find("불러오는 중…")
		require.True(t, veiled, "rows that will be replaced are veiled")
		r.pass()
		require.Equal(t, "p999", r.rowTexts()[0])
		_, veiled = r.Find("불러오는 중…")
		require.False(t, veiled)
	})
}

func TestTheTopRemoteRowStaysWhereItIs(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 5000)
		defer r.end()
		r.pass()
		r.grid.ScrollToRow(3000, gridui.ScrollStart)
		r.Frame()
		r.pass()
		top := func() (string, int) {
			row := r.FindAll("row ")[0]
			return row.Children[0].Label, row.Bounds.Min.Y
		}
		was, y := top()
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "city", Desc: true}}
		r.Frame()
		r.pass()
		now, at := top()
		require.Equal(t, was, now)
		require.Equal(t, y, at)
		r.grid.Sorting.Keys = nil
		r.grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Equals("20")}}
		r.Frame()
		r.pass()
		require.Equal(t, 100, r.grid.Shown())
	})
}

func TestRemoteFailuresSayWhyAndAreTriedAgain(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 5000)
		defer r.end()
		r.fail(errors.New("password is wrong"))
		require.ErrorContains(t, r.remote.Err(), "password is wrong")
		_, ok := r.Find("행을 읽지 못했습니다: password is wrong")
		require.True(t, ok, r.Dump())
		again, ok := r.Find("다시 시도")
		require.True(t, ok)
		at := again.Bounds.Min.Add(again.Bounds.Size().Div(2))
		r.Click(float32(at.X), float32(at.Y))
		r.pass()
		require.NoError(t, r.remote.Err())
		require.Equal(t, "p0", r.rowTexts()[0])

		r.grid.ScrollToRow(4000, gridui.ScrollStart)
		r.Frame()
		r.Advance(50 * time.Millisecond)
		r.Frame()
		r.fail(errors.New("server is gone"))
		_, ok = r.Find("행을 읽지 못했습니다: server is gone")
		require.True(t, ok)
		r.grid.ScrollToRow(0, gridui.ScrollStart)
		r.Frame()
		require.Equal(t, "p0", r.rowTexts()[0], "the rows that are there go on to show")
		r.pass()
	})
}

// A program says what its errors mean.
func TestRemoteFailuresAreExplained(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 5000)
		defer r.end()
		r.grid.Placeholder.Explain = func(err error) string { return "(" + err.Error() + ")" }
		r.fail(errors.New("no rows"))
		_, ok := r.Find("행을 읽지 못했습니다: (no rows)")
		require.True(t, ok, r.Dump())
		r.remote.Retry()
		r.pass()
		r.remote.Reload()
		r.Frame()
		r.fail(errors.New("no more rows"))
		r.Frame()
		_, ok = r.Find("행을 읽지 못했습니다: (no more rows)")
		require.True(t, ok, r.Dump())
	})
}

// What a source cannot do is said, and the rows stay.
func TestRemoteFiltersThatASourceCannotDo(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 100)
		defer r.end()
		r.grid.Columns = append(r.grid.Columns, gridui.Field("own", "Own", func(p person) string { return p.ID }).FilterFunc(func(string, string) bool { return true }))
		r.pass()
		r.grid.Filtering.Columns = []filter.Column{{ColumnID: "own", Filter: filter.Custom("x")}}
		r.Frame()
		r.pass()
		require.ErrorIs(t, r.remote.Err(), rowsource.ErrUnsupported)
		require.Equal(t, 100, r.grid.Shown())
	})
}

// A grid over a source shows the rows that one over the slice shows, whatever they are sorted and
// filtered by.
func TestRemoteGridsAndGridsInMemoryAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 9))
	rows := newSamples(rng, 120)
	s := newFiltered(rows)
	remotely(t, func(t *testing.T) {
		r := &remoteStage[specimen]{fake: &sourcetest.Fake[specimen]{Source: sampleSource(t, rows)}}
		r.fake.Before = r.calls.Hold
		r.remote = gridui.NewRemote(r.fake, gridui.RemoteOptions[specimen]{})
		r.stage = newFiltered(nil)
		r.grid.SetSource(r.remote)
		r.Harness = newHarness(s.Size, r.layout)
		defer r.end()
		r.pass()
		for range 80 {
			o := &s.grid.Options
			o.Sorting.Mode, o.Sorting.Keys, o.Filtering.Columns = option.SortMulti, nil, nil
			for range rng.IntN(3) {
				key := option.SortKey{ColumnID: []string{"text", "n", "f", "at", "on"}[rng.IntN(5)], Desc: rng.IntN(2) == 0}
				o.Sorting.Keys = append(o.Sorting.Keys, key)
			}
			o.Sorting.Missing = []option.MissingOrder{option.MissingLast, option.MissingFirst, option.MissingSmallest}[rng.IntN(3)]
			for _, col := range []string{"text", "n", "f", "on"} {
				if c := randomCondition(rng, col); rng.IntN(2) == 0 && c.Op != filter.OpCustom {
					o.Filtering.Columns = append(o.Filtering.Columns, filter.Column{ColumnID: col, Filter: filter.Filter{First: c}})
				}
			}
			o.Filtering.Quick = []string{"", "", "s 1", "서울"}[rng.IntN(4)]
			r.grid.Sorting, r.grid.Filtering = o.Sorting, o.Filtering
			o.Sorting.Keys = keyLast(o.Sorting.Keys)
			s.Settle()
			r.Frame()
			r.pass()
			require.NoError(t, r.remote.Err())
			require.Equal(t, shownSamples(s), shownSamples(r.stage), "%+v %+v", o.Filtering, o.Sorting)
		}
	})
}

func TestSettledRemoteFramesAllocateNothing(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 10_000)
		defer r.end()
		r.pass()
		for range 3 {
			r.Frame()
		}
		require.Zero(t, r.Allocs(50, nil))
	})
}

// A hundred million rows are as far away as ten.
func TestAHundredMillionRemoteRows(t *testing.T) {
	remotely(t, func(t *testing.T) {
		source := sourcetest.Computed[int64]{N: 100_000_000, Row: func(i int64) int64 { return i }, Index: func(row int64) int64 { return row }}
		r := newRemoteStage(t, source, func(g *gridui.Grid[int64]) {
			g.Columns = []gridui.Column[int64]{gridui.Field("index", "Index", func(i int64) int64 { return i })}
		})
		defer r.end()
		r.pass()
		for _, row := range []int{99_999_999, 5_000_000, 0, 73_123_456} {
			r.grid.ScrollToRow(row, gridui.ScrollStart)
			r.Frame()
			r.pass()
			got, ok := r.grid.RowAt(row)
			require.True(t, ok)
			require.Equal(t, int64(row), got)
		}
	})
}

// A copy and an export read rows that were never on the screen, and keep none of them.
func TestRemoteRowsAreCopiedAndExported(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 3000)
		defer r.end()
		r.pass()
		var out strings.Builder
		r.grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
		r.pass()
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		require.Len(t, lines, 3001)
		require.Contains(t, lines[3000], "p2999")

		r.Click(200, 100)
		r.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("1", "2998")}
		r.Clipboard.Clear()
		r.Keys("Shortcut+C")
		r.pass()
		text, _ := r.Clipboard.Text()
		require.Equal(t, [][]string{{"p1", "Lee", "21", "City 1"}, {"p2998", "Choi", "68", "City 2"}}, export.ParseTSV(text))
		require.Empty(t, r.problems())
	})
}

// An export whose rows cannot be read says why.
func TestRemoteExportsFail(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 3000)
		defer r.end()
		r.pass()
		var out strings.Builder
		r.grid.Export(gridui.ExportOptions{To: export.Stream(&out)})
		r.fail(errors.New("server is gone"))
		r.pass()
		var ended []events.Exported
		for _, ev := range r.events {
			if ev, ok := ev.(events.Exported); ok {
				ended = append(ended, ev)
			}
		}
		require.Len(t, ended, 1)
		require.ErrorContains(t, ended[0].Err, "server is gone")
	})
}

// The panel of a filter lists the values that the source has, with their rows.
func TestRemoteValuesToFilterBy(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 3000)
		defer r.end()
		r.Size = image.Pt(500, 600)
		r.style = func(st *gridui.Style) { st.Locale = locale.English() }
		r.pass()
		r.grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less("30")}}
		r.grid.Column("name").OpenFilter()
		r.Frame()
		r.pass()
		require.Equal(t, map[string]bool{"Choi": true, "Jung": true, "Kim": true, "Lee": true, "Park": true}, r.boxes())
		r.Click(r.box("Kim").Center())
		r.pass()
		require.Equal(t, 600-120, r.grid.Shown())
	})
}

// Cells of rows that are not loaded are not changed, and the user is told.
func TestRemoteEditsOfRowsThatAreNotLoaded(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 3000)
		defer r.end()
		r.grid.Columns[1] = gridui.Field("name", "Name", func(p person) string { return p.Name }).Edit(func(p *person, v string) { p.Name = v })
		r.grid.Editing.Enabled, r.grid.Editing.Controlled = true, true
		r.grid.CellRanges.Enabled = true
		r.pass()
		r.Click(100, 100)
		r.Keys("Shortcut+A", "Delete")
		r.pass()
		refused := eventsOf[events.EditRefused](r.events)
		require.Len(t, refused, 1, "%v", r.kinds())
		require.ErrorIs(t, refused[0].Err, gridui.ErrNotLoaded)
	})
}

// An edit that is proposed shows at once, and changes nothing of what was read.
func TestRemoteRowsAreNotEditedInPlace(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 3000)
		defer r.end()
		r.grid.Columns[1] = gridui.Field("name", "Name", func(p person) string { return p.Name }).Edit(func(p *person, v string) { p.Name = v })
		r.grid.Editing.Enabled, r.grid.Editing.Controlled = true, true
		r.pass()
		r.Click(150, 100)
		r.Keys("F2")
		r.Type("!")
		r.Keys("Enter")
		r.pass()
		require.Len(t, eventsOf[gridui.CellsEdited[person]](r.events), 1)
		shown, _ := r.grid.RowAt(1)
		require.Equal(t, "Lee!", shown.Name)
		read, _ := r.remote.Row(1)
		require.Equal(t, "Lee", read.Name)
	})
}

// A search looks at the rows on the screen where the source does not find texts.
func TestRemoteFind(t *testing.T) {
	remotely(t, func(t *testing.T) {
		source := limited[person]{peopleSource(t, 3000), func(f *rowsource.Features) { f.Find = false }}
		r := newRemoteStage(t, source, func(g *gridui.Grid[person]) { g.Columns = peopleColumns() })
		defer r.end()
		r.grid.Find.Enabled = true
		r.pass()
		r.grid.Find.Open = true
		r.grid.Find.Query.Text = "Jung"
		for range 5 {
			r.pass()
			r.Advance(time.Second)
			r.Frame()
		}
		first, last := r.grid.Viewport().First, r.grid.Viewport().Last
		shown := 0
		for i := first; i < last; i++ {
			if p, _ := r.grid.RowAt(i); p.Name == "Jung" {
				shown++
			}
		}
		require.Positive(t, shown)
		require.Equal(t, shown, r.grid.Find.Result.Total, "%+v", r.grid.Find.Result)
		_, said := r.Find("화면에 보이는 행만")
		require.True(t, said, "the bar says so")
	})
}

// The bar that says why rows were not read covers none of them, and stands above the other bars.
func TestRemoteFailuresCoverNoRow(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		remotely(t, func(t *testing.T) {
			r := newRemotePeople(t, 5000)
			defer r.end()
			r.grid.Paging.Enabled, r.grid.StatusBar.Enabled = true, true
			r.style = func(st *gridui.Style) {
				if st.Density = theme.DensityCompact; rtl {
					st.Direction = gridui.DirectionRTL
				}
			}
			r.Size = image.Pt(300, 340)
			r.pass()
			r.remote.Reload()
			r.Frame()
			r.fail(errors.New("the server is gone, and this is a long reason"))
			r.Frame()
			why, ok := r.Find("행을 읽지 못했습니다: the server is gone, and this is a long reason")
			require.True(t, ok, r.Dump())
			again, ok := r.Find("다시 시도")
			require.True(t, ok)
			next, ok := r.Find("다음 페이지")
			require.True(t, ok, r.Dump())
			status, ok := r.Find(locale.Korean().Status.Bar)
			require.True(t, ok, r.Dump())
			r.grid.ScrollToRow(r.grid.Shown()-1, gridui.ScrollEnd)
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
			r.pass()
		})
	}
}

// The button that tries again is reached by the keyboard.
func TestRemoteFailuresAreTriedAgainByTheKeyboard(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 100)
		defer r.end()
		r.fail(errors.New("password is wrong"))
		r.Frame()
		tries := 0
		for ; tries < 10 && r.remote.Err() != nil; tries++ {
			r.Keys("Tab", "Space")
			r.pass()
		}
		require.NoError(t, r.remote.Err())
		require.Positive(t, tries)
	})
}

func TestSettledRemoteFailuresAllocateNothing(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 10_000)
		defer r.end()
		r.pass()
		r.remote.Reload()
		r.Frame()
		r.fail(errors.New("the server is gone"))
		r.Settle()
		_, ok := r.Find("다시 시도")
		require.True(t, ok)
		require.Zero(t, r.Allocs(50, nil))
		r.pass()
	})
}
