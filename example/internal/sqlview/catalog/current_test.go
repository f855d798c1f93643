// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package catalog

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The current schema comes first, even if others precede it in the alphabet.
func TestCurrentSchemaComesFirst(t *testing.T) {
	table := func(schema, name string) *Table { return &Table{Name: Name{schema, name}} }
	all := []Schema{{"aaa", []*Table{table("aaa", "a"), table("aaa", "t")}}, {"empty", nil}, {"public", []*Table{table("public", "t")}}, {"shop", []*Table{table("shop", "s"), table("shop", "t")}}}
	for current, want := range map[string][2]string{"shop": {"shop.s", "shop.t"}, "": {"aaa.a", "public.t"}, "empty": {"aaa.a", "public.t"}, "public": {"public.t", "public.t"}} {
		c := &Catalog{Schemas: all, Current: current}
		first, ok := c.First()
		require.True(t, ok)
		require.Equal(t, want[0], first.Name.String(), current)
		found, ok := c.FindText("t")
		require.True(t, ok)
		require.Equal(t, want[1], found.Name.String(), current)
	}
	_, ok := new(Catalog).First()
	require.False(t, ok)
}
