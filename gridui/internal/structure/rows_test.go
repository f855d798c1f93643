// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRowsAreFieldsParametersAndResults(t *testing.T) {
	p := build(t, "p", sources{"p.go": `
		type Pos int
		type Address struct { Row int; Col int; own struct{ Row int }; rowOf int }
		type inner struct { Item int; Keep func(row int32) bool }
		type Host interface { Focused() (id string, row int); Visible() (first, end Pos) }
		type Each func(record int) bool
		type Name = Address
		func Find(id string, near Pos) (place int, ok bool) { return 0, false }
		func ItemAt(i int) int { return i }
		func (inner) Slot() (s int) { return s }
		func (*inner) Move(rows []int, to *int, slot *int) {}
		func (inner) row(item int) {}
		func hidden(row int) {}`})
	m := p.rows()
	require.Equal(t, []string{
		"Address.Row: Row int",
		"Each: record int",
		"Find: place int",
		"Host.Focused: row int",
		"ItemAt: ItemAt int",
		"inner.Item: Item int",
		"inner.Keep: row int32",
		"inner.Move: rows []int",
		"inner.Move: slot int",
	}, m.Parts)
	require.Equal(t, Measure{Kind: Rows, Subject: "p", Value: len(m.Parts), Parts: m.Parts}, m)
}

func TestTypedRowsAndCountsAreNoBareRows(t *testing.T) {
	p := build(t, "p", sources{"p.go": `
		type Pos int
		type Row struct{ Cells []int }
		type List struct { Rows int; RowHeight int; Row Row; Shown int; Items []int32; Place int; Records64 []int64 }
		func Grow(rows, items int, row Pos) {}
		func RowCount() int { return 0 }
		func (List) Len() int { return 0 }
		func (List) LinesOfRow() int { return 0 }
		func At(i int) Row { return Row{} }`})
	require.Empty(t, p.rows().Parts)
}

func TestWordsOfNames(t *testing.T) {
	require.Equal(t, []string{"row"}, words("row"))
	require.Equal(t, []string{"row", "id", "at"}, words("rowIdAt"))
	require.Equal(t, []string{"item", "height"}, words("itemHeight"))
	require.Empty(t, words(""))
}

func TestRowsAreMeasuredInInternalPackages(t *testing.T) {
	inside := build(t, "p/internal/a", sources{"a.go": "func F(row int) {}"})
	outside := build(t, "p/b", sources{"b.go": "func F(row int) {}"})
	got := Of([]*Package{inside, outside}, Layout{Internal: "p/internal"})
	require.Equal(t, map[string]int{"p/internal/a": 1}, values(got, Rows))
}
