// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"image"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"gioui.org/font/gofont"
	"gioui.org/text"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
	"github.com/giogrid/giogrid/storage/export"
)

// window is a desk without a window.
type window struct {
	*desk
	*gridtest.Harness
	service *orderService
	wanted  chan struct{}
}

func newWindow(t *testing.T, n int, store storage.Store) *window {
	w := &window{service: &orderService{last: n}, wanted: make(chan struct{}, 1)}
	server := httptest.NewServer(w.service)
	t.Cleanup(server.Close)
	w.desk = newDesk(sample(n), server.URL, store, func() {
		select {
		case w.wanted <- struct{}{}:
		default:
		}
	})
	t.Cleanup(func() { require.NoError(t, w.grid.Close()) })
	w.theme.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	w.Harness = gridtest.New(image.Pt(1000, 500), w.layout)
	w.Settle()
	w.Focus(w.grid.Tag())
	w.Settle()
	return w
}

// until draws frames until done reports true: those that the grid asks for, now or later.
func (w *window) until(done func() bool) {
	for w.Frame(); !done(); w.Frame() {
		if _, later := w.Wakeup(); later {
			w.Advance(20 * time.Millisecond)
		} else {
			<-w.wanted
		}
	}
}

// write writes a text into a cell as a user does.
func (w *window) write(row int, column, text string) {
	w.grid.FocusCell(row, column)
	w.Settle()
	w.Type(text)
	w.Keys("Enter")
	w.Settle()
}

// row returns an order.
func (w *window) row(t *testing.T, id string) order {
	o, ok := w.grid.RowByID(id)
	require.True(t, ok, id)
	return o
}

func (w *window) press(keys ...string) {
	w.Keys(keys...)
	w.Settle()
}

// TestAnOrderIsEditedRefusedMendedSavedAndUndone does what a user does with an order.
func TestAnOrderIsEditedRefusedMendedSavedAndUndone(t *testing.T) {
	w := newWindow(t, 50_000, new(storage.Memory))
	w.write(0, "quantity", "0")
	id, column, open := w.grid.EditingCell()
	require.True(t, open, "none is refused, the editor stays open")
	require.Equal(t, "1 quantity", id+" "+column)
	w.press("Esc")
	w.write(0, "quantity", "12")
	w.write(0, "price", "12.50")
	require.Equal(t, cents(1250), w.row(t, "1").Price)

	w.write(0, "discount", "80")
	w.press("Ctrl+S")
	w.until(func() bool { _, refused := w.grid.RowError("1"); return refused })
	refused, _ := w.grid.RowError("1")
	require.Equal(t, "the discount is too high", refused.Message)
	require.Equal(t, "discount", refused.Fields[0].Field)
	require.True(t, w.grid.HasChanges())

	w.write(0, "discount", "20")
	w.press("Ctrl+S")
	w.until(func() bool { return !w.grid.HasChanges() })
	require.Len(t, w.service.saved, 1)
	require.Equal(t, "120.00", w.row(t, "1").total().String())

	w.write(1, "customer", "Someone")
	require.Equal(t, "Someone", w.row(t, "2").Customer)
	w.press("Ctrl+Z")
	require.NotEqual(t, "Someone", w.row(t, "2").Customer)
	require.False(t, w.grid.HasChanges())
	w.press("Ctrl+Y")
	require.Equal(t, "Someone", w.row(t, "2").Customer)
}

func TestAnOrderIsAddedAndGetsItsNumber(t *testing.T) {
	w := newWindow(t, 10, new(storage.Memory))
	w.press("Ctrl++")
	_, _, open := w.grid.EditingCell()
	require.True(t, open, "a new order is edited at once")
	w.press("Esc")
	added := w.grid.Focused().RowID
	_, err := w.grid.UpdateRow(added, func(o *order) { o.Customer = "New"; o.Status = sent })
	require.NoError(t, err)
	w.Settle()
	w.press("Ctrl+S")
	w.until(func() bool { return !w.grid.HasChanges() })
	require.Equal(t, "New", w.row(t, "11").Customer)
}

func TestAnOrderThatMayNotBeSavedSaysWhy(t *testing.T) {
	w := newWindow(t, 10, new(storage.Memory))
	_, err := w.grid.UpdateRow("1", func(o *order) { o.Customer, o.Status = "", sent })
	require.NoError(t, err)
	w.Settle()
	w.press("Ctrl+S")
	refused, ok := w.grid.RowError("1")
	require.True(t, ok)
	require.Equal(t, "customer", refused.Fields[0].Field)
	require.Empty(t, w.service.saved)
}

func TestOrdersAreSortedFilteredGroupedAndMarked(t *testing.T) {
	w := newWindow(t, 1000, new(storage.Memory))
	w.grid.Sorting.Keys = []option.SortKey{{ColumnID: "price", Desc: true}}
	w.grid.Filtering.Columns = []filter.Column{{
		ColumnID: "status", Filter: filter.Filter{First: filter.Condition{Op: filter.Equals, A: "open"}},
	}}
	w.Settle()
	require.Equal(t, 334, w.grid.Shown())
	w.grid.FocusCell(0, "price")
	w.Settle()
	id := w.grid.Focused().RowID
	w.press("Shortcut+P")
	require.Equal(t, paid, w.row(t, id).Status)
	w.grid.Grouping.By = []string{"customer"}
	w.Settle()
	_, ok := w.Find("Kim & Co.")
	require.True(t, ok, w.Dump())
}

func TestOrdersAreExported(t *testing.T) {
	w := newWindow(t, 3, new(storage.Memory))
	path := filepath.Join(t.TempDir(), "orders.csv")
	file, err := os.Create(path)
	require.NoError(t, err)
	defer file.Close()
	w.grid.Export(gridui.ExportOptions{Format: export.CSV, To: export.Stream(file)})
	w.until(func() bool { _, running := w.grid.ExportProgress(); return !running })
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(content)), "\r\n")
	require.Len(t, lines, 5, "headers, orders and totals")
	require.Equal(t, "\uFEFFOrder,Customer,Date,Status,Quantity,Unit price,Discount,Total", lines[0])
	require.Equal(t, "1,Kim & Co.,2026-01-02,open,1,1.99,0,1.99", lines[1])
}

func TestTheViewIsKept(t *testing.T) {
	store := new(storage.Memory)
	w := newWindow(t, 10, store)
	w.grid.Sorting.Keys = []option.SortKey{{ColumnID: "price"}}
	w.Settle()
	require.NoError(t, w.grid.Close())
	again := newWindow(t, 10, store)
	again.until(func() bool { return len(again.grid.Sorting.Keys) == 1 })
	require.Equal(t, "price", again.grid.Sorting.Keys[0].ColumnID)
}

func TestAmountsReadBack(t *testing.T) {
	for text, want := range map[string]cents{"0": 0, "12.5": 1250, "-0.07": -7, "1,234.56": 123456} {
		v, err := parseCents(text)
		require.NoError(t, err)
		require.Equal(t, want, v)
		back, err := parseCents(v.String())
		require.NoError(t, err)
		require.Equal(t, v, back, v.String())
	}
	_, err := parseCents("much")
	require.ErrorContains(t, err, "such as 12.50")
}
