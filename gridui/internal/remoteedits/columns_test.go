// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

type place struct{ Street, City string }

type order struct {
	Shop   string
	Number int
	At     time.Time
	Price  float64
	Note   *string
	Paid   bool
	Code   []byte
	Place  place
	Cache  map[string]int
	Mine   string `json:"-"`
}

func orderColumns(t *testing.T, o ColumnOptions) Columns[order] {
	o.Key = []string{"Shop", "Number"}
	c, err := NewColumns(tracking.DeriveFields[order](), func(o order) string { return o.Shop }, o)
	require.NoError(t, err)
	return c
}

func TestColumnsAreTheFieldsThatHoldAValue(t *testing.T) {
	c := orderColumns(t, ColumnOptions{})
	var names []string
	for _, f := range c.fields {
		names = append(names, f.Name)
	}
	require.Equal(t, []string{"Shop", "Number", "At", "Price", "Note", "Paid", "Code", "Place.Street", "Place.City"}, names)

	_, err := NewColumns(tracking.DeriveFields[order](), nil, ColumnOptions{Version: "Rev"})
	require.ErrorContains(t, err, `no field "Rev"`)
	_, err = NewColumns(tracking.DeriveFields[map[string]any](), nil, ColumnOptions{})
	require.ErrorContains(t, err, "Fields says which")
}

func TestColumnsAreSetByTheirValues(t *testing.T) {
	c := orderColumns(t, ColumnOptions{})
	at := time.Date(2020, 1, 2, 3, 4, 5, 0, time.UTC)
	values := []rowsource.Field{
		{Column: "Shop", Value: value.Text("서울")}, {Column: "Number", Value: value.Int(7)}, {Column: "At", Value: value.Time(at)},
		{Column: "Price", Value: value.Float(1.5)}, {Column: "Note", Value: value.Text("note")}, {Column: "Paid", Value: value.Bool(true)},
		{Column: "Code", Value: value.Bytes([]byte{1, 2})}, {Column: "Place.City", Value: value.Text("Jeju")}, {Column: "none", Value: value.Int(1)},
	}
	var row order
	require.True(t, c.Keyless(row))
	require.NoError(t, c.set(&row, values))
	require.False(t, c.Keyless(row))
	for _, f := range values[:8] {
		require.Equal(t, f.Value, c.value(f.Column, &row), f.Column)
	}
	require.NoError(t, c.set(&row, []rowsource.Field{{Column: "Note"}}))
	require.Nil(t, row.Note)
	require.ErrorContains(t, c.set(&row, []rowsource.Field{{Column: "Number", Value: value.Text("x")}}), `"Number"`)
}

func TestKeysOfNewRowsAreReadFromTheirIDs(t *testing.T) {
	c := orderColumns(t, ColumnOptions{})
	require.Equal(t, []rowsource.Field{{Column: "Shop", Value: value.Text("12")}, {Column: "Number", Value: value.Int(3)}}, c.keyOf(`["12","3"]`, order{}))
	require.Nil(t, c.keyOf(`["12"]`, order{}))
	require.Nil(t, c.keyOf("no JSON", order{}))
	require.Nil(t, c.keyOf(`["12","3"]`, order{Shop: "a"}), "it has a key")
}

func TestSecretsAreHidden(t *testing.T) {
	c := orderColumns(t, ColumnOptions{Secret: []string{"Shop"}})
	fields := []rowsource.Field{{Column: "Shop", Value: value.Text("x")}, {Column: "Number", Value: value.Int(1)}, {Column: "Shop"}}
	c.hide(fields)
	require.Equal(t, []rowsource.Field{{Column: "Shop", Value: hidden}, {Column: "Number", Value: value.Int(1)}, {Column: "Shop"}}, fields)
}
