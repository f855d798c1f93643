// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

func TestZeroCache(t *testing.T) {
	var c Cache
	c.Begin()
	require.Zero(t, *c.RunString(body, "abc"))
	require.Zero(t, *c.Fit(body, []byte("abc"), 10))
	require.Zero(t, c.Metrics(body))
	c.Shaper = latin().Shaper
	require.Positive(t, c.RunString(body, "abc").Width)
}

func TestRunIsKept(t *testing.T) {
	c := latin()
	b := []byte("cell text")
	r := c.Run(body, b)
	require.Same(t, r, c.RunString(body, "cell text"))
	copy(b, "CELL")
	require.Same(t, r, c.RunString(body, "cell text"), "the cache has a copy")
	require.NotSame(t, r, c.Run(body, b))
	require.NotSame(t, r, c.RunString(Face{Px: 14}, "cell text"))
	require.Equal(t, Stats{Hits: 2, Misses: 3, Runs: 3}, c.Stats())
	c.Begin()
	require.Equal(t, Stats{Runs: 3}, c.Stats())
}

func TestResetForgets(t *testing.T) {
	c := latin()
	r := c.RunString(body, "a")
	c.Reset()
	require.Zero(t, c.Stats().Runs)
	require.NotSame(t, r, c.RunString(body, "a"))
	c.Locale = leftward
	c.Begin()
	require.Zero(t, c.Stats().Runs, "another locale")
}

func TestCapHoldsOverManyTexts(t *testing.T) {
	c := latin()
	const perFrame = 500
	visible := c.RunString(body, "header")
	for i := range 100_000 {
		if i%perFrame == 0 {
			c.Begin()
			require.Same(t, visible, c.RunString(body, "header"), "used in every frame")
		}
		c.RunString(body, strconv.Itoa(i))
		require.LessOrEqual(t, c.Stats().Runs, minKept+perFrame+1)
	}
	c.checkList(t)
	require.Same(t, c.newest, c.RunString(body, "99999"))
}

// checkList fails if tables and list disagree.
func (c *Cache) checkList(t *testing.T) {
	t.Helper()
	n, last := 0, (*Run)(nil)
	for r := c.oldest; r != nil; r = r.newer {
		require.Same(t, r, c.table.find(key{r.face, r.text, r.partial}, r.hash))
		require.Equal(t, last, r.older)
		require.False(t, r.evicted)
		last = r
		n++
	}
	require.Equal(t, last, c.newest)
	require.Equal(t, [2]int{n, n}, [2]int{c.Stats().Runs, c.table.count})
}

// Pages larger than the minimum remain cached, including those scrolled past.
func TestLargePagesAreKept(t *testing.T) {
	const page, pages = 2000, 6
	c := latin()
	show := func(p int) {
		c.Begin()
		for i := range page {
			c.RunString(body, strconv.Itoa(p*page+i))
		}
	}
	for p := range pages {
		show(p)
	}
	for p := range pages {
		show(p)
		require.Equal(t, Stats{Hits: page, Runs: page * pages}, c.Stats())
	}
}

// A cell on the screen remains cached, whether its text is complete or cut, while others scroll by.
func TestWhatIsShownIsNeverEvicted(t *testing.T) {
	c := latin()
	shown := c.FitString(body, "a long cell value", 60)
	for i := range 3 * minKept {
		if i%100 == 0 {
			c.Begin()
			require.Same(t, shown, c.FitString(body, "a long cell value", 60))
		}
		c.RunString(body, strconv.Itoa(i))
	}
	require.False(t, shown.evicted)
}

func TestOneLargeFrameIsForgottenLater(t *testing.T) {
	c := latin()
	for i := range 3 * minKept {
		c.RunString(body, strconv.Itoa(i))
	}
	for range 1000 {
		c.Begin()
		c.RunString(body, "a")
	}
	require.Equal(t, minKept, c.Stats().Runs)
	c.checkList(t)
}

func TestIdleFramesAgeNothing(t *testing.T) {
	c := latin()
	c.RunString(body, "a")
	for range 100 {
		c.Begin()
	}
	require.EqualValues(t, 1, c.frame)
}

func TestSettledFramesDoNotAllocate(t *testing.T) {
	c := world()
	var l Line
	ops := new(op.Ops)
	texts := [][]byte{[]byte("alpha"), []byte("a value that is much too long"), []byte(arabic), []byte("x\ny")}
	long := []byte(strings.Repeat("long ", 1<<16))
	allocs := func(name string, f func()) {
		t.Helper()
		f()
		require.Zero(t, testing.AllocsPerRun(100, f), name)
	}
	allocs("run", func() {
		for _, s := range texts {
			c.Run(body, s)
		}
		c.RunString(roboto, "text")
		c.Run(body, long)
	})
	allocs("fit", func() {
		c.Begin()
		for _, s := range texts {
			c.Fit(body, s, 70)
		}
		c.Fit(body, long, 70)
	})
	allocs("resize", func() {
		for width := range 80 {
			c.Fit(body, texts[1], width)
		}
	})
	allocs("metrics", func() { c.Metrics(body); c.Metrics(roboto) })
	allocs("line", func() {
		ops.Reset()
		l.Reset()
		for i, s := range texts {
			l.Add(c.Fit(body, s, 70), 80*i, ink1)
		}
		l.Record(c)
		l.Paint(ops)
	})
}

func ExampleCache_Fit() {
	c := latin()
	face := Face{Px: 13}
	r := c.FitString(face, "Quarterly report", 80)
	fmt.Println(r.Width <= 80, r.Elided)
	r = c.FitString(face, "Total", 80)
	fmt.Println(r.Width, r.Elided)
	// Output:
	// true true
	// 30 false
}

func ExampleLine() {
	c := latin()
	face := Face{Px: 13}
	var line Line // one row of a grid, kept across frames
	c.Begin()
	line.Reset()
	line.Add(c.FitString(face, "Berlin", 80), 4, ink1)
	line.Add(c.FitString(face, "3,850,809", 80), 94, ink1)
	line.Record(c) // does nothing if the row is unchanged
	var frame op.Ops
	line.Paint(&frame) // at an offset of the row's top and its baseline
	fmt.Println(line.Len())
	// Output: 2
}
