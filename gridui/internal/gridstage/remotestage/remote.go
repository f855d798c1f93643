// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestage

import (
	"context"
	"image"
	"strconv"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// OverRemotePeople runs a test of a grid over a source of 3,000 people after the first rows were
// loaded.
func OverRemotePeople(t *testing.T, set func(g *gridui.Grid[gridstage.Person]), run func(r *RemoteStage[gridstage.Person])) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		r := NewRemoteStage(t, PeopleSource(t, 3000), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.Sorting.Mode = option.SortMulti
			g.Filtering.Enabled = true
			set(g)
		})
		defer r.Close()
		r.Pass()
		run(r)
	})
}

// TotalAges shows the sum of ages below the rows.
func TotalAges(g *gridui.Grid[gridstage.Person]) {
	g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.Grouping.Total = option.TotalRowBottom
}

// LimitedSource is a source with fewer features than its embedded source.
type LimitedSource[T any] struct {
	rowsource.Source[T]
	Without func(f *rowsource.Features)
}

func (l LimitedSource[T]) Features() rowsource.Features {
	f := l.Source.Features()
	l.Without(&f)
	return f
}

// GroupedByCity groups people by city, and adds up ages.
func GroupedByCity(g *gridui.Grid[gridstage.Person]) {
	g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.Grouping.By = []string{"city"}
}

// callCounter counts the calls of a source by their methods.
type callCounter struct {
	mu    sync.Mutex
	calls map[string]int
}

// CountCalls returns a counter of the calls of a fake from now on.
func CountCalls[T any](f *sourcetest.Fake[T]) *callCounter {
	c, before := &callCounter{calls: map[string]int{}}, f.Before
	f.Before = func(ctx context.Context, call sourcetest.Call) error {
		c.mu.Lock()
		c.calls[call.Method]++
		c.mu.Unlock()
		return before(ctx, call)
	}
	return c
}

// Take returns the calls since the last Take.
func (c *callCounter) Take() map[string]int {
	c.mu.Lock()
	defer c.mu.Unlock()
	calls := c.calls
	c.calls = map[string]int{}
	return calls
}

// RemoteStage is a grid over a source whose calls wait for the test.
type RemoteStage[T any] struct {
	*gridstage.Stage[T]
	Remote *gridui.Remote[T]
	Calls  sourcetest.Scheduler
	Fake   *sourcetest.Fake[T]
}

func NewRemoteStage[T any](t *testing.T, source rowsource.Source[T], set func(*gridui.Grid[T])) *RemoteStage[T] {
	return NewRemoteStageOf(t, source, gridui.RemoteOptions[T]{}, set)
}

// NewRemoteStageOf returns a stage of a Remote with options.
func NewRemoteStageOf[T any](t *testing.T, source rowsource.Source[T], o gridui.RemoteOptions[T], set func(*gridui.Grid[T])) *RemoteStage[T] {
	r := &RemoteStage[T]{Fake: &sourcetest.Fake[T]{Source: source}}
	r.Fake.Before = r.Calls.Hold
	r.Remote = gridui.NewRemote(r.Fake, o)
	r.Stage = &gridstage.Stage[T]{Theme: gridstage.NewTheme()}
	set(&r.Grid)
	r.Grid.SetSource(r.Remote)
	r.Harness = gridtest.New(image.Pt(420, 340), r.Layout)
	t.Cleanup(func() { require.Zero(t, r.Fake.OpenResults(), "views are left open") })
	r.Frame()
	return r
}

// Pass lets all waiting calls continue, and the calls that follow from them, until none waits.
func (r *RemoteStage[T]) Pass() {
	for range 500 {
		synctest.Wait()
		waiting := len(r.Calls.Waiting())
		for range waiting {
			r.Calls.Release(0, nil)
		}
		synctest.Wait()
		r.Advance(50 * time.Millisecond)
		r.Frame()
		synctest.Wait()
		if waiting == 0 && len(r.Calls.Waiting()) == 0 {
			return
		}
	}
	panic("calls follow from calls without end")
}

// Fail makes all waiting calls fail.
func (r *RemoteStage[T]) Fail(err error) {
	synctest.Wait()
	for range r.Calls.Waiting() {
		r.Calls.Release(0, err)
	}
	synctest.Wait()
	r.Frame()
}

// Close closes the rows and waits for the cancelled calls.
func (r *RemoteStage[T]) Close() {
	r.Remote.Close()
	synctest.Wait()
	for range r.Calls.Waiting() {
		r.Calls.Release(0, nil)
	}
	synctest.Wait()
}

// PeopleSource returns a source of people.
func PeopleSource(t *testing.T, n int) *rowsource.Slice[gridstage.Person] {
	text := func(id string, get func(gridstage.Person) string) rowsource.Column[gridstage.Person] {
		return rowsource.Column[gridstage.Person]{ID: id, Value: func(p gridstage.Person) value.Value { return value.Text(get(p)) }}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[gridstage.Person]{
		Rows: gridstage.People(n), Key: []string{"number"},
		Columns: []rowsource.Column[gridstage.Person]{
			{ID: "number", Value: func(p gridstage.Person) value.Value {
				i, _ := strconv.Atoi(p.ID[1:])
				return value.Int(int64(i))
			}},
			text("id", func(p gridstage.Person) string { return p.ID }),
			text("name", func(p gridstage.Person) string { return p.Name }),
			{ID: "age", Value: func(p gridstage.Person) value.Value { return value.Int(int64(p.Age)) }},
			text("city", func(p gridstage.Person) string { return p.City }),
		},
	})
	require.NoError(t, err)
	return s
}

func NewRemotePeople(t *testing.T, n int) *RemoteStage[gridstage.Person] {
	return NewRemoteStage(t, PeopleSource(t, n), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
	})
}
