// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "math/bits"

// Thumb is where the thumb of a scroll bar lies in its track, in pixels. The
// zero value has no length: there is nothing to scroll.
type Thumb struct{ Start, Length int }

// NewThumb places a thumb for a viewport of view pixels at off in a content of
// total pixels. It is no shorter than least pixels, though never longer than the
// track, and touches the ends of the track when the content is at its ends.
// If all content fits, or there is no view or track, the thumb has no length.
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

// Offset is the content offset at which to scroll when the thumb is dragged to
// start in its track, in pixels: 0 at its beginning and exactly total-view at its
// end. start is clamped to the track; a thumb that cannot move gives 0.
func (t Thumb) Offset(start int, total int64, view, track int) int64 {
	room, far := int64(track)-int64(t.Length), total-int64(max(view, 0))
	if t.Length <= 0 || room <= 0 || far <= 0 {
		return 0
	}
	return mulDiv(far, clamp(int64(start), 0, room), room)
}

// mulDiv is a*b/c, rounded to nearest, without overflow in between. a and b are
// not negative, c is positive, and b is at most c.
func mulDiv(a, b, c int64) int64 {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	lo, carry := bits.Add64(lo, uint64(c)/2, 0)
	q, _ := bits.Div64(hi+carry, lo, uint64(c))
	return int64(q)
}

func clamp(x, low, high int64) int64 { return min(max(x, low), high) }
