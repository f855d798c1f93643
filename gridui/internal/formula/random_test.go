// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// The oracle computes the meaning of a text while generating it, by other means: numbers are big.Rat, nil if
// missing, and verdicts are those of SQL.

type number func(*item) *big.Rat

type truth func(*item) verdict

// verdict is a truth value of SQL.
type verdict uint8

const (
	no verdict = iota
	unknown
	yes
)

func (v verdict) Not() verdict { return yes - v }

type generator struct{ *rand.Rand }

func (g generator) number(depth int) (string, number) {
	if depth == 0 {
		switch g.IntN(4) {
		case 0:
			return "Quantity", func(i *item) *big.Rat {
				if i.Qty == nil {
					return nil
				}
				return big.NewRat(*i.Qty, 1)
			}
		case 1:
			return "[cost]", func(i *item) *big.Rat {
				r, ok := new(big.Rat).SetString(i.Cost)
				if !ok {
					return nil
				}
				return r
			}
		case 2:
			return "missing", func(*item) *big.Rat { return nil }
		}
		n := big.NewRat(int64(g.IntN(2000)-1000), 100)
		return n.FloatString(2), func(*item) *big.Rat { return n }
	}
	a, x := g.number(depth - 1)
	b, y := g.number(depth - 1)
	both := func(f func(a, b *big.Rat) *big.Rat) number {
		return func(i *item) *big.Rat {
			p, q := x(i), y(i)
			if p == nil || q == nil {
				return nil
			}
			return f(p, q)
		}
	}
	switch g.IntN(6) {
	case 0:
		return "(" + a + ") + (" + b + ")", both(func(a, b *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) })
	case 1:
		return "(" + a + ") - (" + b + ")", both(func(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) })
	case 2:
		return "(" + a + ") * (" + b + ")", both(func(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) })
	case 3:
		return "-(" + a + ")", func(i *item) *big.Rat {
			if p := x(i); p != nil {
				return new(big.Rat).Neg(p)
			}
			return nil
		}
	case 4:
		return "coalesce(" + a + "; " + b + ")", func(i *item) *big.Rat {
			if p := x(i); p != nil {
				return p
			}
			return y(i)
		}
	}
	c, z := g.truth(depth - 1)
	return "if(" + c + ", " + a + ", " + b + ")", func(i *item) *big.Rat {
		if z(i) == yes {
			return x(i)
		}
		return y(i)
	}
}

func truthOf(b bool) verdict {
	if b {
		return yes
	}
	return no
}

func (g generator) truth(depth int) (string, truth) {
	if depth == 0 {
		return g.comparison()
	}
	a, x := g.truth(depth - 1)
	b, y := g.truth(depth - 1)
	switch g.IntN(5) {
	case 0:
		return "(" + a + ") and (" + b + ")", func(i *item) verdict { return min(x(i), y(i)) }
	case 1:
		return "(" + a + ") or (" + b + ")", func(i *item) verdict { return max(x(i), y(i)) }
	case 2:
		return "not (" + a + ")", func(i *item) verdict { return x(i).Not() }
	}
	c, p := g.number(depth - 1)
	d, q := g.number(depth - 1)
	signs := []string{"=", "<>", "<", "<=", ">", ">="}
	sign := signs[g.IntN(len(signs))]
	return "(" + c + ") " + sign + " (" + d + ")", func(i *item) verdict {
		v, w := p(i), q(i)
		if v == nil || w == nil {
			return unknown
		}
		return truthOf(holds(sign, v.Cmp(w)))
	}
}

func holds(sign string, c int) bool {
	return strings.Contains(sign, "=") && c == 0 || strings.Contains(sign, "<") && c < 0 || strings.Contains(sign, ">") && c > 0
}

// comparison returns a comparison of a column with a value.
func (g generator) comparison() (string, truth) {
	names := []string{"", "a", "Seoul", "SEOUL", "서울", "ab"}
	name := names[g.IntN(len(names))]
	text := func(f func(s string) bool) truth {
		return func(i *item) verdict {
			if i.Name == nil {
				return unknown
			}
			return truthOf(f(*i.Name))
		}
	}
	low := strings.ToLower(name)
	switch g.IntN(6) {
	case 0:
		return fmt.Sprintf("Name = %q", name), text(func(s string) bool { return strings.ToLower(s) == low })
	case 1:
		return fmt.Sprintf("Name contains %q", name), text(func(s string) bool { return strings.Contains(strings.ToLower(s), low) })
	case 2:
		return fmt.Sprintf("Name not in (%q, \"a\")", name), text(func(s string) bool { return s != name && s != "a" })
	case 3:
		return "Name is empty", func(i *item) verdict { return truthOf(i.Name == nil || *i.Name == "") }
	case 4:
		day := time.Date(2024, 1, 1+g.IntN(60), 0, 0, 0, 0, time.UTC)
		signs := []string{"=", "<>", "<", "<=", ">", ">="}
		sign := signs[g.IntN(len(signs))]
		return "날짜 " + sign + " " + day.Format("2006-01-02"), func(i *item) verdict {
			if i.At == nil {
				return unknown
			}
			return truthOf(holds(sign, i.At.Truncate(24*time.Hour).Compare(day)))
		}
	}
	return "Sold", func(i *item) verdict {
		if i.Sold == nil {
			return unknown
		}
		return truthOf(*i.Sold)
	}
}

func (g generator) item() (i item) {
	some := func() bool { return g.IntN(4) > 0 }
	if some() {
		i.Name = of([]string{"", "a", "Seoul", "seoul", "서울시", "cAb"}[g.IntN(6)])
	}
	if some() {
		i.Qty = of(int64(g.IntN(20) - 10))
	}
	if some() {
		i.Price = of(float64(g.IntN(100)) / 4)
	}
	if some() {
		i.Sold = of(g.IntN(2) == 0)
	}
	if some() {
		i.At = of(time.Date(2024, 1, 1, g.IntN(60*24), g.IntN(60), 0, 0, time.UTC))
	}
	if some() {
		i.Cost = big.NewRat(int64(g.IntN(2000)-1000), 100).FloatString(2)
	}
	return i
}

func compiled(t *testing.T, text string) (formula.Expr, *formula.Program) {
	t.Helper()
	e, err := formula.Parse(text, schema())
	require.NoError(t, err, text)
	p, ok := e.Compile(getter, clock)
	require.True(t, ok, text)
	return e, p
}

func truthAt(p *formula.Program, row *item) verdict {
	v, s := p.Bool(rowdata.To(row))
	if s != formula.OK {
		return unknown
	}
	return truthOf(v)
}

// printed checks that the text of an expression parses to the same expression, by headers and by ids.
func printed(t *testing.T, e formula.Expr) {
	t.Helper()
	for _, s := range []formula.Schema{schema(), schema().ByID()} {
		text := e.Text(s)
		again, err := formula.Parse(text, s)
		require.NoError(t, err, text)
		require.True(t, e.Equal(again), "%s\n%s", text, again.Text(s))
		require.Equal(t, text, again.Text(s))
	}
}

func TestNumbersAgreeWithTheOracle(t *testing.T) {
	for seed := range rounds.Seeds(4000) {
		g := generator{rand.New(rand.NewPCG(seed, 1))}
		text, want := g.number(g.IntN(4))
		e, p := compiled(t, text)
		printed(t, e)
		for range 5 {
			row := g.item()
			n, s := p.Number(rowdata.To(&row))
			w := want(&row)
			if e.Type() == formula.Anything {
				continue // only the word missing
			}
			require.Equal(t, w == nil, s == formula.Missing, text)
			if w == nil {
				continue
			}
			require.True(t, n.Exact, text)
			got, _ := new(big.Rat).SetString(string(n.AppendText(nil)))
			require.Zero(t, w.Cmp(got), "%s: %s, not %s", text, n.AppendText(nil), w.FloatString(20))
			f, _ := w.Float64()
			near, _ := p.Float(rowdata.To(&row))
			require.Equal(t, f, near)
		}
	}
}

func TestConditionsAgreeWithTheOracle(t *testing.T) {
	for seed := range rounds.Seeds(4000) {
		g := generator{rand.New(rand.NewPCG(seed, 2))}
		text, want := g.truth(g.IntN(4))
		e, p := compiled(t, text)
		printed(t, e)
		for range 5 {
			row := g.item()
			require.Equal(t, want(&row), truthAt(p, &row), text)
			require.Equal(t, want(&row) == yes, p.Passes(rowdata.To(&row)))
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"1 + 2", `Name = "x" and not [Unit price] in (1, 2)`, "if(Sold, -1, 2^-3)", "날짜 >= 2024-03-05", "[", `"`, "((((", "a.b", "1e5", "\xff"} {
		f.Add(text, 3)
	}
	f.Fuzz(func(t *testing.T, text string, caret int) {
		s := schema()
		c := formula.Complete(text, caret, s)
		if c.Start < 0 || c.Start > c.End || c.End > len(text) {
			t.Fatalf("completion of [%d, %d)", c.Start, c.End)
		}
		e, err := formula.Parse(text, s)
		if err != nil {
			got := err.(*formula.Error)
			if got.Start < 0 || got.Start > got.End || got.End > len(text) {
				t.Fatalf("error at [%d, %d) of %d", got.Start, got.End, len(text))
			}
			return
		}
		if p, ok := e.Compile(getter, clock); ok {
			row := full()
			p.Value(rowdata.To(&row))
			p.Value(rowdata.To(new(item)))
		}
		again, err := formula.Parse(e.Text(s), s)
		if err != nil || !again.Equal(e) {
			t.Fatalf("%q prints as %q: %v", text, e.Text(s), err)
		}
	})
}
