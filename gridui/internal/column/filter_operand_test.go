// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
)

func FuzzOperands(f *testing.F) {
	for _, s := range []string{"", "1,234.5e3", "-1 000", "..", "2001-03-04 05:06:07", "2001년", "04 Mar 2001", "\xff", "9999-12-31", ">=5..6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if n, ok := ReadNumberBy(numtext.Reader{}, text); ok && (math.IsNaN(n.F) || n.Whole && float64(n.I) != n.F) {
			t.Fatalf("%q is %v", text, n)
		}
		for _, layout := range []string{"", "2006-01-02 15:04", "02 Jan 2006", "Jan 06", "15:04"} {
			if p, ok := readPeriod(text, layout); ok && p.First > p.Last {
				t.Fatalf("%q is %v", text, p)
			}
		}
	})
}

func TestLayoutsNameTheirSize(t *testing.T) {
	for layout, want := range map[string]int{
		"2006": 1, "Jan 06": 2, "02 Jan 2006": 3, "2006-01-02 15h": 4, "2006-01-02 15:04": 5, time.RFC3339: 6, "2006-01-02 15:04:05.000": 6,
	} {
		if got := layoutSize(layout); got != want {
			t.Errorf("%s: %d, want %d", layout, got, want)
		}
	}
}
