// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import "unicode/utf8"

// Wide is a cell that takes another width than its text.
type Wide interface {
	// Width returns the width in pixels in which the cell shows all of it if the text is text pixels wide, in a font of em
	// pixels. It is an estimate, since it does not shape texts.
	Width(text, em int) int
}

// barWidth is the width of a bar without a text, in em.
const barWidth = 5

// Width returns the width of the chart, whatever its text.
func (*Sparkline) Width(_, em int) int { return 6 * em }

// Width returns the width of the text and of a bar.
func (b *Bar) Width(text, em int) int { return besideBar(text, em, b.TextHidden) }

// Width returns the width of the text and of a track.
func (p *Progress) Width(text, em int) int { return besideBar(text, em, p.TextHidden) }

func besideBar(text, em int, hidden bool) int {
	if hidden {
		return barWidth * em
	}
	return max(text+barWidth*em, (text*textParts+textShare-1)/textShare)
}

// Width returns the width of the stars.
func (s *Rating) Width(_, em int) int { return s.stars() * em * 9 / 8 }

// Width returns the width of the text and of the ends of the pill.
func (*Pill) Width(text, em int) int { return text + em*5/4 }

// Width returns the width of the text, and of the ends of pills for tags of usual lengths.
func (*Chips) Width(text, em int) int { return text + text/4 + em }

// Width returns the width of a picture in a row of usual height.
func (*Image) Width(_, em int) int { return 4 * em }

// Width returns the width of the text and of the picture before it.
func (a *Avatar) Width(text, em int) int {
	if a.TextHidden {
		return 3 * em
	}
	return text + 3*em
}

// Width returns the width of the buttons.
func (b *Buttons) Width(_, em int) (width int) {
	for i := range b.List {
		o := &b.List[i]
		width += em*8/5 + utf8.RuneCountInString(caption(o))*em*3/5
		if !o.Icon.IsZero() {
			width += em * 5 / 4
		}
	}
	return width
}

// Width returns the width of the words, which the text is not.
func (*Relative) Width(_, em int) int { return 8 * em }
