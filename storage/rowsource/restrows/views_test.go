// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"errors"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// counted is a source that counts its views. Its watch is the watch of slice.
type counted struct {
	*sourcetest.Fake[person]
	slice    *rowsource.Slice[person]
	opened   int
	features func(*rowsource.Features)
	fail     error
}

func newCounted(n int, features func(*rowsource.Features)) *counted {
	c := &counted{slice: newSlice(newPeople(n)), features: features}
	c.Fake = &sourcetest.Fake[person]{Source: c.slice, Before: func(_ context.Context, call sourcetest.Call) error {
		if call.Method == "Open" {
			c.opened++
		}
		return c.fail
	}}
	return c
}

func (c *counted) Features() rowsource.Features {
	f := c.slice.Features()
	c.features(&f)
	return f
}

func (c *counted) Watch(ctx context.Context, tell func(rowsource.Change)) error {
	return c.slice.Watch(ctx, tell)
}

// Pages of a query are read from one view while nothing changes.
func TestHandlerKeepsViews(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCounted(100, func(*rowsource.Features) {})
		s := source(t, serve(&restrows.Handler[person]{Source: c, Writer: c.slice, OpenResults: 2}))
		below := func(id int64) rowsource.Result[person] {
			v, err := s.Open(t.Context(), rowsource.Query{Filter: expr.Compare{Column: "id", Op: expr.OpLess, Value: value.Int(id)}})
			require.NoError(t, err)
			return v
		}
		read := func(v rowsource.Result[person], at int64) person {
			page, err := v.Read(t.Context(), rowsource.Seek{Index: at}, 1)
			require.NoError(t, err)
			return page.Items[0]
		}
		for i := range int64(10) {
			require.Equal(t, i, read(below(50), i).ID)
		}
		require.Equal(t, 1, c.opened)
		read(below(60), 0)
		read(below(50), 0)
		require.Equal(t, 2, c.opened)
		read(below(70), 0) // replaces the one below 60
		read(below(50), 0)
		require.Equal(t, 3, c.opened)
		synctest.Wait()
		require.Equal(t, 2, c.OpenResults())

		rename(t, s, "3")
		require.Equal(t, "x", read(below(50), 3).Name, "what was written here")
		synctest.Wait()
		require.Equal(t, 4, c.opened)
		rename(t, c.slice, "4")
		synctest.Wait()
		require.Equal(t, "x", read(below(50), 4).Name, "what others wrote")

		c.fail = errors.New("broken")
		_, err := below(50).Count(t.Context())
		require.Error(t, err)
		c.fail = nil
		synctest.Wait()
		require.Zero(t, c.OpenResults(), "a view that failed is kept")
		read(below(50), 0)
		time.Sleep(time.Hour)
		require.Zero(t, c.OpenResults(), "a view that nobody uses is kept")
	})
}

// If the source does not report changes, views are kept for at most some seconds, and not at all if they are
// snapshots.
func TestHandlerKeepsViewsThatMayBeOld(t *testing.T) {
	for name, test := range map[string]struct {
		features func(*rowsource.Features)
		views    int
		opened   int
	}{
		"live views":    {func(f *rowsource.Features) { f.Watch, f.Snapshot = false, false }, 0, 3},
		"snapshots":     {func(f *rowsource.Features) { f.Watch = false }, 0, 30},
		"none are kept": {func(*rowsource.Features) {}, -1, 30},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c := newCounted(10, test.features)
				v := open(t, source(t, serve(&restrows.Handler[person]{Source: c, OpenResults: test.views})))
				for range 30 {
					_, err := v.Count(t.Context())
					require.NoError(t, err)
					time.Sleep(time.Second)
				}
				require.Equal(t, test.opened, c.opened)
				time.Sleep(time.Hour)
				require.Zero(t, c.OpenResults())
			})
		})
	}
}

// Concurrent calls with different queries and changes leave no view open, and read the current rows.
func TestHandlerKeepsViewsOfManyClients(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCounted(100, func(*rowsource.Features) {})
		c.Fake.Before = nil
		s := source(t, serve(&restrows.Handler[person]{Source: c, Writer: c.slice, OpenResults: 3}))
		for i := range 200 {
			go func() {
				time.Sleep(time.Duration(i%7) * time.Second)
				if i%20 == 0 {
					s.Write(context.Background(), []rowsource.Edit{{ID: strconv.Itoa(i % 100), Set: []rowsource.Field{{Column: "name", Value: value.Text("x")}}}})
					return
				}
				v, err := s.Open(context.Background(), rowsource.Query{Filter: expr.Compare{Column: "id", Op: expr.OpLess, Value: value.Int(int64(i%9) + 5)}})
				if err != nil {
					t.Error(err)
					return
				}
				defer v.Close()
				if count, err := v.Count(context.Background()); err != nil || count.N != int64(i%9)+5 {
					t.Errorf("%v, %v", count, err)
				}
			}()
		}
		time.Sleep(time.Hour)
		require.Zero(t, c.OpenResults())
	})
}
