// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout

import (
	"math"
	"slices"
)

// Sizes of tracks, in pixels.
const (
	// DefaultSize is the default width of a Fixed or Auto track.
	DefaultSize = 150
	// DefaultMin is the default minimal width of a track.
	DefaultMin = 20
	// MaxTotal is the largest width of a track.
	MaxTotal = 1<<30 - 1
)

// TrackKind is the source of the width of a [Track].
type TrackKind uint8

const (
	// Fixed tracks have a given width. It is the zero value.
	Fixed TrackKind = iota
	// Auto tracks have the width of their content, as the caller measured it.
	Auto
	// Flex tracks share the space that the others leave.
	Flex
)

// Track requests a width on one axis, in pixels. The zero Track is 150 wide and never narrower than 20.
// Negative numbers count as unset.
type Track struct {
	Kind TrackKind
	// Size is the width of a Fixed track, the content's width of an Auto track (0 for both: DefaultSize), and
	// the basis of a Flex track, its width before space is distributed or removed (0: none).
	Size int
	// Min and Max bound the width. Min 0 means DefaultMin, or Max if that is less; Max 0 means no maximum. A
	// Min above Max takes precedence.
	Min, Max int
	// Weight is a Flex track's share of the remaining space. A value that is not positive and finite counts
	// as 1.
	Weight float32
}

// Solve appends the width of each track to dst[:0] and returns it. It allocates only if dst is too small.
//
// Fixed and Auto tracks get their size within their bounds. Flex tracks then share the remaining space. They
// start from their basis and grow in proportion to their weight, or shrink in proportion to their basis; a
// track that reaches a bound stays there and the others continue, as in CSS flexible boxes. If the bounds of
// the Flex tracks allow it, all widths together are exactly space. If even the minimums exceed space, Flex
// tracks have their minimum and the sheet has to scroll; if they all reach their maximum first, space is left
// over.
//
// Solve is stable: the same input has the same result on every machine, and growing space by a pixel widens
// at most one track and narrows none. A negative space counts as 0, one above [MaxTotal] as MaxTotal.
func Solve(dst []int, tracks []Track, space int) []int {
	room := int64(clamp(space, 0, MaxTotal))
	s := stage{tracks: tracks}
	s.grow = s.sum(1) < room
	low, high := s.search(room)
	rest := room - s.sum(low)
	dst = slices.Grow(dst[:0], len(tracks))
	for i := range tracks {
		width := s.width(&tracks[i], low)
		if rest > 0 {
			more := min(rest, int64(s.width(&tracks[i], high)-width))
			width += int(more)
			rest -= more
		}
		dst = append(dst, width)
	}
	return dst
}

// stage is one direction of flexing. The width of every track is a step function of a common level that never
// falls, so the flexing tracks are solved by a search for the level. Each track is rounded at the common
// level (the divisor method of Webster) instead of distributing the largest remainders, which prevents tracks
// from narrowing when space grows: largest remainders suffer from the Alabama paradox.
type stage struct {
	tracks []Track
	// With grow, level 0 is the basis, and the level is pixels per unit of weight. Otherwise level 1 is the
	// basis, and the level is a fraction of it.
	grow bool
}

// Levels are searched on a grid of floating-point numbers with 26 bits of fraction. Pixels due inside one
// cell of the grid are simultaneous and are assigned in track order. This keeps rounding noise from deciding
// true ties, and is far finer than anyone can see.
const gridShift = 26

// topLevel puts every track at its maximum, whatever its weight.
const topLevel = MaxTotal / math.SmallestNonzeroFloat32

func cellOf(level float64) uint64 { return math.Float64bits(level) >> gridShift }
func levelOf(cell uint64) float64 { return math.Float64frombits(cell << gridShift) }

// search returns the last level at which the tracks fit room and the next level of the grid, at which they do
// not. The two are equal if the tracks fill room exactly, and if they cannot shrink or grow as far as
// required.
func (s stage) search(room int64) (low, high float64) {
	low, high = 0, 1
	if s.grow {
		high = levelOf(cellOf(topLevel))
	}
	if s.sum(low) >= room {
		return low, low
	}
	if s.sum(high) <= room {
		return high, high
	}
	first, last := cellOf(low), cellOf(high)
	for last-first > 1 {
		cell := first + (last-first)/2
		switch total := s.sum(levelOf(cell)); {
		case total == room:
			return levelOf(cell), levelOf(cell)
		case total < room:
			first = cell
		default:
			last = cell
		}
	}
	return levelOf(first), levelOf(last)
}

func (s stage) sum(level float64) (total int64) {
	for i := range s.tracks {
		total += int64(s.width(&s.tracks[i], level))
	}
	return total
}

func (s stage) width(t *Track, level float64) int {
	low, high := t.bounds()
	if t.Kind != Flex {
		return clamp(t.size(), low, high)
	}
	if s.grow {
		return clamp(t.basis()+round(level*t.weight()), low, high)
	}
	return clamp(round(level*float64(t.basis())), low, high)
}

// Least returns the least width that Solve gives to the track.
func (t *Track) Least() int {
	low, high := t.bounds()
	if t.Kind == Flex {
		return low
	}
	return clamp(t.size(), low, high)
}

func (t *Track) bounds() (low, high int) {
	high = MaxTotal
	if t.Max > 0 {
		high = min(t.Max, MaxTotal)
	}
	if t.Min <= 0 {
		return min(DefaultMin, high), high
	}
	low = min(t.Min, MaxTotal)
	return low, max(low, high)
}

func (t *Track) size() int {
	if t.Size <= 0 {
		return DefaultSize
	}
	return t.Size
}

func (t *Track) basis() int { return clamp(t.Size, 0, MaxTotal) }

func (t *Track) weight() float64 {
	if t.Weight > 0 && t.Weight <= math.MaxFloat32 {
		return float64(t.Weight)
	}
	return 1
}

// round rounds halves up; pixels must not be negative. It converts its argument so that no machine fuses the
// caller's product with the addition.
func round(pixels float64) int {
	if pixels >= MaxTotal {
		return MaxTotal
	}
	return int(float64(pixels) + 0.5)
}

func clamp(v, low, high int) int { return max(low, min(v, high)) }
