// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"strconv"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"
)

// counted is a field of texts that counts row reads.
type counted struct {
	texts []string
	codes CodeCache
	field Field
	read  int
}

func newCounted(n int, text func(i int) string) *counted {
	c := &counted{texts: make([]string, n)}
	for i := range c.texts {
		c.texts[i] = text(i)
	}
	c.field = Field{Codes: &c.codes, Texts: func(dst []string, rows []int32) {
		c.read += len(rows)
		for i, r := range rows {
			dst[i] = c.texts[r]
		}
	}}
	return c
}

// filter filters all rows on one goroutine. It returns the numbers of passing rows and of reads.
func (c *counted) filter(f Filter) (pass, read int) {
	c.read = 0
	one := newJob(nil)
	one.pause = func() {} // so that it uses one goroutine
	return filterRows(one, f, len(c.texts), nil).Count(), c.read
}

func (c *counted) equals(text string) (pass, read int) {
	return c.filter(TextIs{&c.field, Equals, text})
}

func TestCodesAreMadeByTheSecondFilter(t *testing.T) {
	const n = codeLeast + 100
	c := newCounted(n, func(i int) string { return "City " + strconv.Itoa(i%50) })
	for i, reads := range []int{n, n, 0, 0} {
		pass, read := c.equals("CITY 7")
		require.Equal(t, (n+42)/50, pass)
		require.Equal(t, reads, read, i)
	}
	pass, read := c.filter(OneOf{&c.field, map[string]bool{"City 1": true, "City 2": true, "city 3": true}})
	require.Equal(t, (n+48)/50+(n+47)/50, pass, "letter by letter")
	require.Zero(t, read)
	pass, read = c.filter(Quick{Fields: []*Field{&c.field}, Text: "city 4 "})
	require.InDelta(t, n*14/50, pass, 14, "4, 14, 24, 34 and 40 to 49")
	require.Zero(t, read)
}

func TestCodesFollowChanges(t *testing.T) {
	c := newCounted(codeLeast, func(i int) string { return "City " + strconv.Itoa(i%50) })
	c.equals("")
	c.equals("")
	c.texts[5], c.texts[batch+6] = "Paris", "Paris"
	c.field.touchCaches([]int32{5, batch + 6})
	pass, read := c.equals("paris")
	require.Equal(t, 2, pass)
	require.Equal(t, 2, read)
	c.texts = append(c.texts, "Paris", "Rome")
	pass, read = c.equals("paris")
	require.Equal(t, 3, pass)
	require.Equal(t, 2, read, "those that came")
	for i := range c.texts {
		c.texts[i] = "Oslo"
	}
	c.field.clearCaches()
	for range 3 {
		pass, _ = c.equals("oslo")
		require.Equal(t, len(c.texts), pass)
	}
	require.Len(t, c.codes.texts.table.values, 1)
}

// If few texts repeat, rows are read without codes after a sample.
func TestCodesGiveUp(t *testing.T) {
	const n = 4 * codeSample
	c := newCounted(n, func(i int) string { return strconv.Itoa(i / 2) })
	c.equals("7")
	pass, read := c.equals("7")
	require.Equal(t, 2, pass)
	require.Less(t, read, n+codeSample+batch)
	require.Empty(t, c.codes.texts.table.blocks)
	pass, read = c.equals("7")
	require.Equal(t, 2, pass)
	require.Equal(t, n, read)

	few := newCounted(100, func(int) string { return "x" })
	for range 3 {
		_, read = few.equals("x")
		require.Equal(t, 100, read, "too few rows")
	}
}

func TestMoreTextsThanCodes(t *testing.T) {
	const each = codeShare + 1 // rows with a text
	c := newCounted(70_000*each, func(i int) string { return strconv.Itoa(i / each) })
	c.equals("")
	for _, i := range []int{0, int(codeStale) - 2, int(codeStale) - 1, int(codeStale), 69_999} {
		pass, _ := c.equals(strconv.Itoa(i))
		require.Equal(t, each, pass, i)
	}
	require.True(t, c.codes.texts.table.many)
	c.texts = c.texts[:(int(codeStale)-1)*each]
	c.field.clearCaches()
	for range 2 {
		pass, _ := c.equals(strconv.Itoa(int(codeStale) - 2))
		require.Equal(t, each, pass)
	}
	require.False(t, c.codes.texts.table.many)
	require.Len(t, c.codes.texts.table.values, int(codeStale)-1)
}

func TestFilterOfManyRowsByCodes(t *testing.T) {
	d := newFilterFields(manyRows(3*batch + 100))
	plain := &Field{Texts: gather(d.texts), Missing: gather(d.missing)}
	for _, text := range []string{"item", "ITEM2", "가", "x", " 1", "\x00", "no such text"} {
		for _, op := range []TextOp{Contains, Equals, Starts, Ends} {
			for _, within := range []Bits{nil, filterRows(nil, TextIs{plain, Contains, "1"}, d.len(), nil)} {
				want := filterRows(nil, TextIs{plain, op, text}, d.len(), within)
				require.Equal(t, want, filterRows(nil, TextIs{d.coded, op, text}, d.len(), within), text)
			}
		}
	}
}

func TestCodesOfNumbers(t *testing.T) {
	const n = codeLeast
	var read atomic.Int64
	f := Field{
		Codes:    new(CodeCache),
		Numbers:  func(dst []float64, rows []int32) { readInto(dst, rows, &read) },
		Integers: func(dst []int64, rows []int32) { readInto(dst, rows, &read) },
		Missing: func(dst []bool, rows []int32) {
			for i, r := range rows {
				dst[i] = r%100 == 7
			}
		},
	}
	for _, c := range []struct {
		filter Filter
		passes func(v int) bool
	}{
		{NumberIs{Field: &f, Op: GreaterEqual, A: 7, B: 0}, func(v int) bool { return v > 7 }},
		{IntegerIs{&f, GreaterEqual, 7, 0}, func(v int) bool { return v > 7 }},
		{NumberIs{Field: &f, Op: NotEqual, A: 3, B: 0}, func(v int) bool { return v != 7 && v != 3 }},
		{IntegerIs{&f, NotEqual, 3, 0}, func(v int) bool { return v != 7 && v != 3 }},
	} {
		f.clearCaches()
		for i, reads := range []int{n, n, 0} {
			read.Store(0)
			pass := filterRows(nil, c.filter, n, nil)
			require.EqualValues(t, reads, read.Load(), "%d: %v", i, c.filter)
			for r := range n {
				require.Equal(t, c.passes(r%100), pass.Has(r), "%d: %v", r, c.filter)
			}
		}
	}
}

// readInto reads numbers that repeat after 100 rows, and counts the reads.
func readInto[V int64 | float64](dst []V, rows []int32, read *atomic.Int64) {
	read.Add(int64(len(rows)))
	for i, r := range rows {
		dst[i] = V(r % 100)
	}
}
