// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowfilter_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// sale is a row of the tests.
type sale struct {
	qty   int64
	price float64
	city  string
}

func sales(n int) []sale {
	out := make([]sale, n)
	for i := range out {
		out[i] = sale{int64(i * 7919 % 100), float64(i*104729%100_000) / 100, []string{"Seoul", "Busan", "Daegu", "Incheon"}[i*31%7%4]}
	}
	return out
}

// columnsOf returns the conditions of the columns of sales, which are read as typed columns are.
func columnsOf(rows []sale) func(id string) (rowfilter.Conditions, bool) {
	all := map[string]rowfilter.Conditions{
		"qty": {Kind: option.KindNumber, Field: &rowmodel.Field{Integers: func(dst []int64, at []int32) {
			for i, r := range at {
				dst[i] = rows[r].qty
			}
		}}},
		"price": {Kind: option.KindNumber, Field: &rowmodel.Field{Numbers: func(dst []float64, at []int32) {
			for i, r := range at {
				dst[i] = rows[r].price
			}
		}}},
		"city": {Field: &rowmodel.Field{Texts: func(dst []string, at []int32) {
			for i, r := range at {
				dst[i] = rows[r].city
			}
		}}},
	}
	return func(id string) (rowfilter.Conditions, bool) { c, ok := all[id]; return c, ok }
}

var saleFilter = filter.AnyOf(
	filter.All(filter.On("qty", filter.Greater.Of("50")), filter.On("price", filter.Less.Of("400"))),
	filter.Not(filter.On("city", filter.NotEquals.Of("SEOUL"))),
)

// passes reports what saleFilter does, written by hand.
func passes(s *sale) bool {
	return s.qty > 50 && s.price < 400 || strings.EqualFold(s.city, "Seoul")
}

// shown counts the rows that pass a filter.
func shown(t testing.TB, n int, f rowmodel.Filter) int {
	var m rowmodel.Model
	m.Reset(n)
	m.SetFilter(f)
	require.NoError(t, m.Prepare().Run())
	require.True(t, m.Adopt())
	return m.Len()
}

func TestExpressionPassesWhatAPredicatePasses(t *testing.T) {
	rows := sales(10_000)
	want := 0
	for i := range rows {
		if passes(&rows[i]) {
			want++
		}
	}
	require.Equal(t, want, shown(t, len(rows), rowfilter.Expression(&saleFilter, columnsOf(rows))))
	none := filter.All(filter.On("gone", filter.Less.Of("5")), filter.On("qty", filter.Less.Of("")), filter.On("qty", filter.Less.Of("x")))
	require.Nil(t, rowfilter.Expression(&none, columnsOf(rows)))
}

// BenchmarkExpression filters by an expression, and by the same predicate written by hand.
func BenchmarkExpression(b *testing.B) {
	rows := sales(1_000_000)
	for name, f := range map[string]rowmodel.Filter{
		"expression": rowfilter.Expression(&saleFilter, columnsOf(rows)),
		"hand":       rowmodel.Func{Keep: func(r coord.Record) bool { return passes(&rows[r]) }},
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				shown(b, len(rows), f)
			}
		})
	}
}
