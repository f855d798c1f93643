// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"errors"
	"net/http"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// watching watches a source in a bubble, until the test ends it.
type watching struct {
	t     *testing.T
	told  [][]string // the ids of each change, nil for any row
	ended chan error
	stop  context.CancelFunc
}

func watch(t *testing.T, s *restrows.Source[person]) *watching {
	w := &watching{t: t, ended: make(chan error, 1)}
	ctx, stop := context.WithCancel(context.Background())
	w.stop = stop
	t.Cleanup(stop)
	go func() { w.ended <- s.Watch(ctx, func(c rowsource.Change) { w.told = append(w.told, c.IDs) }) }()
	synctest.Wait()
	return w
}

// take returns the changes since the last call.
func (w *watching) take() [][]string {
	synctest.Wait()
	told := w.told
	w.told = nil
	return told
}

// end ends the watch, and makes the handler forget the client.
func (w *watching) end() {
	w.stop()
	require.ErrorIs(w.t, <-w.ended, context.Canceled)
	time.Sleep(time.Hour)
}

func rename(t *testing.T, w rowsource.Writer, id string) {
	t.Helper()
	out, err := w.Write(context.Background(), []rowsource.Edit{{ID: id, Set: []rowsource.Field{{Column: "name", Value: value.Text("x")}}}})
	require.NoError(t, err)
	require.Empty(t, out.Conflicts)
	synctest.Wait() // a slice reports several together
}

func TestWatchTellsOfChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slice := newSlice(newPeople(10))
		s := source(t, serve(&restrows.Handler[person]{Source: slice}))
		w := watch(t, s)
		require.Equal(t, [][]string{nil}, w.take(), "what was before is not known")
		rename(t, slice, "3")
		require.Equal(t, [][]string{{"3"}}, w.take())
		time.Sleep(time.Hour) // calls end and begin
		require.Empty(t, w.take())
		rename(t, slice, "4")
		rename(t, slice, "5")
		require.Equal(t, [][]string{{"4"}, {"5"}}, w.take())
		w.end()
	})
}

// Changes between two calls, and changes whose answer is lost, are reported by the next answer.
func TestWatchMissesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slice := newSlice(newPeople(10))
		handler := serve(&restrows.Handler[person]{Source: slice})
		var broken atomic.Bool
		w := watch(t, source(t, func(r *http.Request) (*http.Response, error) {
			answer, err := handler(r)
			if broken.Load() {
				return nil, errors.New("connection reset")
			}
			return answer, err
		}))
		w.take()
		broken.Store(true)
		rename(t, slice, "1") // its answer is lost
		synctest.Wait()
		rename(t, slice, "2") // while the client waits before its next call
		broken.Store(false)
		time.Sleep(time.Minute)
		require.Equal(t, [][]string{{"1", "2"}}, w.take())
		w.end()
	})
}

// A client that has missed too much, or whose service was restarted, is notified that any row may have
// changed.
func TestWatchSaysThatAnyRowMayHaveChanged(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slice := newSlice(newPeople(10))
		gate := make(chan bool, 1)
		var handler atomic.Pointer[service]
		begin := func() {
			h := serve(&restrows.Handler[person]{Source: slice})
			handler.Store(&h)
		}
		begin()
		w := watch(t, source(t, func(r *http.Request) (*http.Response, error) {
			answer, err := (*handler.Load())(r)
			gate <- true // the answer waits until the test has taken the one before
			return answer, err
		}))
		<-gate
		require.Equal(t, [][]string{nil}, w.take())
		rename(t, slice, "0")
		synctest.Wait()
		<-gate
		require.Equal(t, [][]string{{"0"}}, w.take())
		gate <- true
		rename(t, slice, "1") // its answer waits
		synctest.Wait()
		for range 100 {
			rename(t, slice, "2")
		}
		<-gate
		synctest.Wait()
		<-gate
		synctest.Wait()
		require.Equal(t, [][]string{{"1"}, nil}, w.take())
		begin()
		time.Sleep(time.Minute)
		for len(gate) > 0 {
			<-gate
			synctest.Wait()
		}
		require.Contains(t, w.take(), []string(nil))
		go func() {
			for range gate {
			}
		}()
		w.end()
		close(gate)
	})
}

// A service that answers at once without a change is not called in a busy loop.
func TestWatchAsksAServiceThatCannotWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		calls := 0
		w := watch(t, source(t, func(*http.Request) (*http.Response, error) {
			calls++
			return answer(200, `{"version":"7"}`), nil
		}))
		time.Sleep(time.Minute + time.Millisecond)
		require.Empty(t, w.take())
		require.Equal(t, 61, calls)
		w.end()
	})
}

func TestWatchFails(t *testing.T) {
	broken := errors.New("the database is gone")
	for name, c := range map[string]struct {
		service service
		want    string
	}{
		"a refusal":            {answers(403, `{"error":{"text":"not allowed"}}`), "watch: status 403 Forbidden: not allowed"},
		"an answer of nothing": {answers(200, `{}`), "no answer to watch: version: missing"},
		"a number of a row":    {answers(200, `{"version":"1","ids":[1]}`), "no answer to watch: ids"},
		"a broken source": {
			serve(&restrows.Handler[person]{Source: watched{newSlice(nil), func(context.Context, func(rowsource.Change)) error { return broken }}}),
			"status 500 Internal Server Error: internal error",
		},
		"a source that tells nothing": {
			serve(&restrows.Handler[person]{Source: struct{ rowsource.Source[person] }{newSlice(nil)}}), "not supported by the source: watching",
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := watch(t, source(t, c.service))
				require.ErrorContains(t, <-w.ended, c.want)
			})
		})
	}
	s := source(t, nil, func(o *restrows.Options[person]) { o.Features.Watch = false })
	require.ErrorIs(t, s.Watch(t.Context(), nil), rowsource.ErrUnsupported)
}

// watched is a slice with a watch function of the test.
type watched struct {
	*rowsource.Slice[person]
	watch func(context.Context, func(rowsource.Change)) error
}

func (w watched) Watch(ctx context.Context, tell func(rowsource.Change)) error {
	return w.watch(ctx, tell)
}

// Users who see some rows do not receive the ids of others, and users who see none receive nothing.
func TestWatchKeepsToTheRestriction(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slice := newSlice(newPeople(10))
		var dismissed atomic.Bool
		w := watch(t, source(t, serve(&restrows.Handler[person]{
			Source: slice,
			Restrict: func(_ *http.Request, q rowsource.Query) (rowsource.Query, error) {
				if dismissed.Load() {
					return q, errors.New("dismissed")
				}
				return q, nil
			},
		})))
		w.take()
		rename(t, slice, "3")
		require.Equal(t, [][]string{nil}, w.take())
		dismissed.Store(true)
		require.ErrorContains(t, <-w.ended, "403")
		time.Sleep(time.Hour)
	})
}

// Waiting calls of watch do not count as running.
func TestWatchingIsBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := source(t, serve(&restrows.Handler[person]{Source: newSlice(newPeople(3)), MaxRunning: 1, MaxWatching: 1}))
		w := watch(t, s)
		_, err := open(t, s).Count(t.Context())
		require.NoError(t, err)
		second := watch(t, s)
		require.ErrorContains(t, <-second.ended, "503")
		w.end()
	})
}
