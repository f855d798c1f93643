// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"image"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// window shows items without a window.
type window struct {
	*gridtest.Harness
	grid    gridui.ChangeTrackingGrid[item]
	rows    *gridui.Remote[item]
	arrived chan struct{}
	events  []events.Event
}

func newWindow(t *testing.T, source rowsource.Source[item]) *window {
	w := &window{arrived: make(chan struct{}, 1)}
	w.grid.Invalidate = func() {
		select {
		case w.arrived <- struct{}{}:
		default:
		}
	}
	w.rows = show(source, &w.grid)
	t.Cleanup(w.rows.Close)
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	w.Harness = gridtest.New(image.Pt(700, 400), func(gtx layout.Context) layout.Dimensions {
		for ev, ok := w.grid.Update(gtx); ok; ev, ok = w.grid.Update(gtx) {
			w.events = append(w.events, ev)
		}
		return gridui.New(th, &w.grid.Grid).Layout(gtx)
	})
	w.Settle()
	return w
}

// until draws frames until done reports true: those that the grid asks for, now or later.
func (w *window) until(done func() bool) {
	for w.Frame(); !done(); w.Frame() {
		if _, later := w.Wakeup(); later {
			w.Advance(20 * time.Millisecond)
		} else {
			<-w.arrived
		}
	}
}

// first returns the first rows once they are loaded.
func (w *window) first(n int) (out []item) {
	w.until(func() bool {
		out = out[:0]
		for i := range n {
			if row, ok := w.rows.Row(i); ok {
				out = append(out, row)
			}
		}
		return len(out) == n
	})
	return out
}

// items is a service with offset and limit.
type items struct {
	sync.Mutex
	all []item
}

func (s *items) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.Lock()
	defer s.Unlock()
	if r.Method == http.MethodPatch {
		s.patch(w, r)
		return
	}
	query := r.URL.Query()
	found := slices.Clone(s.all)
	found = slices.DeleteFunc(found, func(i item) bool { return !strings.Contains(i.Name, query.Get("name")) })
	if query.Get("sort") == "-stock" {
		slices.SortStableFunc(found, func(a, b item) int { return int(b.Stock - a.Stock) })
	}
	from, _ := strconv.Atoi(query.Get("offset"))
	limit, _ := strconv.Atoi(query.Get("limit"))
	w.Header().Set("X-Total-Count", strconv.Itoa(len(found)))
	json.NewEncoder(w).Encode(found[min(from, len(found)):min(from+limit, len(found))])
}

func (s *items) patch(w http.ResponseWriter, r *http.Request) {
	id, _ := strconv.Atoi(r.URL.Path[strings.LastIndex(r.URL.Path, "/")+1:])
	now, set := &s.all[id-1], item{}
	set = *now
	if err := json.NewDecoder(r.Body).Decode(&set); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if set.Version != now.Version {
		w.WriteHeader(http.StatusConflict)
	} else {
		set.Version++
		*now = set
	}
	json.NewEncoder(w).Encode(now)
}

// newService serves n items.
func newService(t *testing.T, n int) (*items, string) {
	s := &items{}
	for i := range n {
		s.all = append(s.all, item{ID: int64(i + 1), Name: fmt.Sprint("Item ", i+1), Stock: int64(i * 7919 % 1000), Version: 1})
	}
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	return s, server.URL + "/items"
}

// edit writes a name as a user does.
func (w *window) edit(row int, name string) {
	w.Focus(w.grid.Tag())
	w.grid.FocusCell(row, "name")
	w.Settle()
	w.Type(name)
	w.Keys("Enter")
	w.Settle()
}

// save saves as a user does.
func (w *window) save() {
	w.Keys("Ctrl+S")
	w.Settle()
}

func TestTheDatabaseIsShownAndChanged(t *testing.T) {
	n := 1_000_000
	if testing.Short() {
		n = 50_000
	}
	db := sample(n)
	defer db.Close()
	source, err := database(db)
	require.NoError(t, err)
	w := newWindow(t, source)
	w.until(func() bool { return w.rows.Count().N == int64(n) })
	w.first(2)
	w.edit(1, "Nail")
	_, err = db.Exec("UPDATE items SET name = 'Saw', version = version + 1 WHERE id = 2")
	require.NoError(t, err)
	w.save()
	w.settleConflict(t, "2", events.ChoiceMine)
	var name string
	require.NoError(t, db.QueryRow("SELECT name FROM items WHERE id = 2").Scan(&name))
	require.Equal(t, "Nail", name)

	w.first(1)
	w.edit(0, "Hammer")
	w.save()
	w.until(func() bool { return !w.grid.HasChanges() })
	require.NoError(t, db.QueryRow("SELECT name FROM items WHERE id = 1").Scan(&name))
	require.Equal(t, "Hammer", name)
}

// settleConflict waits for a conflict in a row, and settles it.
func (w *window) settleConflict(t *testing.T, id string, choice events.ConflictChoice) {
	w.until(func() bool { return len(w.rows.Conflicts()) == 1 })
	require.Equal(t, id, w.rows.Conflicts()[0].RowID)
	for _, c := range w.rows.Conflicts()[0].Cells {
		require.True(t, w.rows.Settle(id, c.Column, choice))
	}
	w.grid.Save()
	w.until(func() bool { return !w.grid.HasChanges() })
}

func TestTheServiceIsShownAndChanged(t *testing.T) {
	service1, address := newService(t, 3000)
	w := newWindow(t, service(address))
	require.Equal(t, "Item 1", w.first(1)[0].Name)
	w.grid.Sorting.Keys = []option.SortKey{{ColumnID: "stock", Desc: true}}
	w.until(func() bool { row, ok := w.rows.Row(0); return ok && row.Stock == 999 })
	w.grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Filter{First: filter.Condition{Op: filter.Contains, A: "Item 299"}}}}
	w.until(func() bool { return w.rows.Count() == rowsource.Count{N: 11, Exact: true} })
	w.grid.Sorting.Keys, w.grid.Filtering.Columns = nil, nil
	w.until(func() bool { return w.rows.Count().N == 3000 })
	w.first(3)

	w.edit(1, "Nail")
	service1.Lock()
	service1.all[1] = item{ID: 2, Name: "Saw", Stock: 919, Version: 5}
	service1.Unlock()
	w.save()
	w.settleConflict(t, "2", events.ChoiceTheirs)
	w.until(func() bool { row, ok := w.rows.Row(1); return ok && row.Name == "Saw" })

	w.edit(0, "Hammer")
	w.save()
	w.until(func() bool { return !w.grid.HasChanges() })
	service1.Lock()
	defer service1.Unlock()
	require.Equal(t, item{ID: 1, Name: "Hammer", Version: 2}, service1.all[0])
}

func TestTheReasonShowsWhereTheServiceCannotFilter(t *testing.T) {
	_, address := newService(t, 30)
	w := newWindow(t, service(address))
	w.first(1)
	w.grid.Filtering.Columns = []filter.Column{{ColumnID: "stock", Filter: filter.Filter{First: filter.Condition{Op: filter.Less, A: "10"}}}}
	w.until(func() bool { return w.rows.Err() != nil })
	require.ErrorContains(t, w.rows.Err(), "by a part of the name alone")
}
