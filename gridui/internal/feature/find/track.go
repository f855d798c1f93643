// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"image/color"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// trackKey holds the inputs of the marks on the scroll bar.
type trackKey struct {
	pass *pass
	rev  uint64
	seen uint64
	// at is when the marks were last found outdated.
	at time.Time
}

// trackPause is the least time between two states of the marks while hits are counted.
const trackPause = 200 * time.Millisecond

// MarksRev returns the revision of the marks on the scroll bar, 0 if there are none.
func (f *Feature) MarksRev() uint64 {
	p := f.search.pass
	if p == nil || f.Options.ScrollMarks.HitsDisabled || !f.Options.Find.Open || !f.Dataset.Orders() {
		return 0
	}
	now := f.Painter.Gtx.Now
	if t := &f.track; t.pass != p || t.seen != f.search.rev && (p.finished() || now.Sub(t.at).Abs() >= trackPause) {
		t.pass, t.seen, t.at = p, f.search.rev, now
		t.rev++
	}
	return f.track.rev
}

// Marked reports whether a row at a position of the body from first to before end is marked, or a hidden row
// below them.
func (f *Feature) Marked(first, end coord.Pos) bool {
	p, sn := f.search.pass, &f.Dataset.Snapshots
	if f.search.ranged {
		return p.anyIn(int(f.Dataset.NavIndex(first)), int(f.Dataset.NavIndex(first))+int(end-first))
	}
	return p.anyIn(sn.LineOfShown(p.rows, first), sn.LineOfShown(p.rows, end))
}

// MarkInk returns the colour of the marks on the scroll bar.
func (f *Feature) MarkInk() color.NRGBA { return f.ring() }
