// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package places_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

var (
	lines  = &catalog.Table{Name: catalog.Name{Schema: "s", Table: "lines"}}
	orders = &catalog.Table{Name: catalog.Name{Schema: "s", Table: "orders"}}
)

func init() {
	order := &catalog.ForeignKey{From: lines.Name, To: orders.Name, Columns: []string{"order_id", "shop"}, Referenced: []string{"id", "shop_id"}}
	parent := &catalog.ForeignKey{From: lines.Name, To: lines.Name, Columns: []string{"parent"}, Referenced: []string{"line"}}
	lines.Out, lines.In, orders.In = []*catalog.ForeignKey{order, parent}, []*catalog.ForeignKey{parent}, []*catalog.ForeignKey{order}
}

func row(values map[string]value.Value) places.Values {
	return func(column string) value.Value { return values[column] }
}

func equal(column string, v value.Value) expr.Predicate {
	return expr.Compare{Column: column, Op: expr.OpEqual, Value: v}
}

func TestThere(t *testing.T) {
	line := row(map[string]value.Value{"order_id": value.Int(7), "shop": value.Text("a'b"), "line": value.Int(1)})
	found := places.There(lines, "", line)
	require.Len(t, found, 1, "the parent is null")
	assert.Equal(t, orders.Name, found[0].Place.Table)
	assert.True(t, expr.Equal(expr.And{equal("id", value.Int(7)), equal("shop_id", value.Text("a'b"))}, found[0].Place.Query.Filter))
	assert.Len(t, places.There(lines, "shop", line), 1)
	assert.Empty(t, places.There(lines, "line", line))
	half := row(map[string]value.Value{"order_id": value.Int(7), "parent": value.Int(3)})
	found = places.There(lines, "", half)
	require.Len(t, found, 1, "a key with a null in one column refers to nothing")
	assert.True(t, expr.Equal(equal("line", value.Int(3)), found[0].Place.Query.Filter))
}

func TestBack(t *testing.T) {
	found := places.Back(orders, row(map[string]value.Value{"id": value.Int(7), "shop_id": value.Text("x")}))
	require.Len(t, found, 1)
	assert.Equal(t, lines.Name, found[0].Place.Table)
	assert.True(t, expr.Equal(expr.And{equal("order_id", value.Int(7)), equal("shop", value.Text("x"))}, found[0].Place.Query.Filter))
}

func at(i int) places.Place { return places.Place{Statement: fmt.Sprint("SELECT ", i)} }

func TestHistory(t *testing.T) {
	var h places.History
	_, ok := h.Current()
	assert.False(t, ok || h.CanBack() || h.CanForward())
	_, ok = h.Back()
	assert.False(t, ok)
	for i := range 3 {
		h.Go(at(i))
	}
	h.Go(at(2))
	sorted := at(2)
	sorted.Row = "5"
	h.Keep(sorted)
	p, ok := h.Back()
	assert.True(t, ok)
	assert.Equal(t, at(1), p)
	p, _ = h.Forward()
	assert.Equal(t, sorted, p)
	h.Back()
	h.Back()
	assert.False(t, h.CanBack())
	h.Go(at(9))
	assert.False(t, h.CanForward())
	p, _ = h.Back()
	assert.Equal(t, at(0), p)
	for i := range 300 {
		h.Go(at(i))
	}
	n := 1
	for h.CanBack() {
		h.Back()
		n++
	}
	assert.Equal(t, 100, n)
	assert.False(t, at(1).Equal(places.Place{Statement: "SELECT 1", Query: rowsource.Query{Sort: []rowsource.Order{{Column: "a"}}}}))
}
