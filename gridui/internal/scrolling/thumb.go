// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling

import "math/bits"

// Thumb is the position of the thumb of a scroll bar in its track, in pixels. The zero value has no length:
// there is nothing to scroll.
type Thumb struct{ Start, Length int }

// NewThumb returns the thumb for a viewport of view pixels at off in a content of total pixels. It is at
// least least pixels long, but never longer than the track, and touches the ends of the track when the
// content is at its ends. If all content fits, or there is no view or track, the thumb has no length.
func NewThumb(off, total int64, view, track, least int) Thumb {
	if view <= 0 || track <= 0 || total <= int64(view) {
		return Thumb{}
	}
	length := mulDiv(int64(track), int64(view), total)
	length = clamp(length, clamp(int64(least), 1, int64(track)), int64(track))
	room, far := int64(track)-length, total-int64(view)
	return Thumb{
		Start:  int(mulDiv(room, clamp(off, 0, far), far)),
		Length: int(length),
	}
}

// Offset returns the content offset to scroll to when the thumb is dragged to start in its track, in pixels:
// 0 at its beginning and exactly total-view at its end. start is clamped to the track; for a thumb that
// cannot move Offset returns 0.
func (t Thumb) Offset(start int, total int64, view, track int) int64 {
	room, far := int64(track)-int64(t.Length), total-int64(max(view, 0))
	if t.Length <= 0 || room <= 0 || far <= 0 {
		return 0
	}
	return mulDiv(far, clamp(int64(start), 0, room), room)
}

// mulDiv returns a*b/c, rounded to nearest, without intermediate overflow. a and b must not be negative, c
// must be positive, and b at most c.
func mulDiv(a, b, c int64) int64 {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	lo, carry := bits.Add64(lo, uint64(c)/2, 0)
	q, _ := bits.Div64(hi+carry, lo, uint64(c))
	return int64(q)
}

func clamp(x, low, high int64) int64 { return min(max(x, low), high) }
