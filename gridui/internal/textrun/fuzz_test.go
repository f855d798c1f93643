// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FuzzShaping compares the fast way with full shaping, for any bytes.
func FuzzShaping(f *testing.F) {
	for _, s := range scripts {
		f.Add(s)
	}
	for _, s := range corpus()[:40] {
		f.Add(s)
	}
	f.Add("\xf0\x28\u202e\u2066AV\u2069\u200d\u0301\x00\ue000\U0010ffff")
	c, full := quick(everything()), &Cache{Shaper: newShaper(everything())}
	f.Fuzz(func(t *testing.T, s string) {
		for _, face := range hurried[:3] {
			same(t, c, full, face, s)
		}
		c.Begin()
		full.Begin()
	})
}

// FuzzWrap breaks any bytes into lines: no line is wider than the width unless it is a single cluster, and no
// letter is lost.
func FuzzWrap(f *testing.F) {
	for _, s := range scripts {
		f.Add([]byte(s), 40, 0)
	}
	f.Add([]byte("\n\r\n\x00\xff\u2066 \u2029"), -1, 2)
	f.Add([]byte("mm mm-mm\u00adm\tm"), 30, 3)
	c := world()
	f.Fuzz(func(t *testing.T, s []byte, width, lines int) {
		p := c.Wrap(body, s, width, lines)
		if lines > 0 {
			require.LessOrEqual(t, p.Len(), lines)
		}
		letters := 0
		for i := range p.Len() {
			letters += strings.Count(p.Line(i).text, "m")
			var l Line
			l.Add(p.Line(i), 0, ink1)
			l.Record(c)
		}
		if !p.Elided && len(s) < 1000 {
			require.Equal(t, strings.Count(string(s), "m"), letters)
		}
		c.Begin()
	})
}
