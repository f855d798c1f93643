// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import (
	"image/color"

	"gioui.org/font"
)

// rgba converts 0xRRGGBBAA to a colour.
func rgba(c uint32) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 24), G: uint8(c >> 16), B: uint8(c >> 8), A: uint8(c)}
}

// Light returns the default theme: dark text on white, neutral greys and a blue accent. The contrast of all text is
// at least 4.5:1 on every background.
func Light() Theme {
	return Theme{
		Fg:         rgba(0x1F2328FF),
		FgMuted:    rgba(0x525B66FF),
		Bg:         rgba(0xFFFFFFFF),
		RowAlt:     rgba(0xFAFBFCFF),
		HeaderBg:   rgba(0xF6F8FAFF),
		HeaderFg:   rgba(0x424A53FF),
		FloatingBg: rgba(0xF2F5F9FF),
		FooterBg:   rgba(0xF6F8FAFF),

		Hover:        rgba(0x1F23280A),
		Highlight:    rgba(0xF1EDFFB0),
		Selected:     rgba(0xE8F0FEFF),
		RangeFill:    rgba(0x2F6FED1F),
		RangeBorder:  rgba(0x1D5BD6FF),
		FindHit:      rgba(0xFFDF7FB3),
		FindCurrent:  rgba(0xFFC46BFF),
		FindMark:     rgba(0xA85400FF),
		FocusRing:    rgba(0x1D5BD6FF),
		Accent:       rgba(0x2563EBFF),
		AccentFg:     rgba(0xFFFFFFFF),
		Border:       rgba(0xE3E7EBFF),
		FieldBorder:  rgba(0x86909AFF),
		PinnedShadow: rgba(0x1F232826),

		Flash:     rgba(0xFFD54A80),
		FlashUp:   rgba(0x2DA44E38),
		FlashDown: rgba(0xE5534B2E),

		Added:      rgba(0xE6F6EAFF),
		Edited:     rgba(0xFFF6DBFF),
		Deleted:    rgba(0xFDECECFF),
		AddedBar:   rgba(0x1F883DFF),
		EditedBar:  rgba(0x9A6700FF),
		DeletedBar: rgba(0xCF222EFF),
		Danger:     rgba(0xC21E2BFF),
		Conflict:   rgba(0x6E2FBFFF),

		Skeleton: rgba(0xE9ECF0FF),
		Overlay:  rgba(0xFFFFFFB3),

		MenuBg:     rgba(0xFFFFFFFF),
		MenuFg:     rgba(0x1F2328FF),
		MenuHover:  rgba(0xEEF2F6FF),
		MenuBorder: rgba(0xD5DAE0FF),
		TooltipBg:  rgba(0x24292FFF),
		TooltipFg:  rgba(0xFFFFFFFF),

		ScrollTrack:      rgba(0x1F23280A),
		ScrollThumb:      rgba(0x6E7781E8),
		ScrollThumbHover: rgba(0x59636EF0),

		HeaderFont: font.Font{Weight: font.Medium},
	}
}

// Dark returns a theme for dark surroundings: light text on a cool near-black. It has the contrasts of Light.
func Dark() Theme {
	return Theme{
		Fg:         rgba(0xE6EDF3FF),
		FgMuted:    rgba(0xB1BAC4FF),
		Bg:         rgba(0x16191FFF),
		RowAlt:     rgba(0x191D24FF),
		HeaderBg:   rgba(0x1C2128FF),
		HeaderFg:   rgba(0xC9D1D9FF),
		FloatingBg: rgba(0x20262EFF),
		FooterBg:   rgba(0x1C2128FF),

		Hover:        rgba(0x2B334080),
		Highlight:    rgba(0x1C2746B0),
		Selected:     rgba(0x1B3152FF),
		RangeFill:    rgba(0x4C8DFF26),
		RangeBorder:  rgba(0x79B0FFFF),
		FindHit:      rgba(0x7A5F0F8C),
		FindCurrent:  rgba(0x8F5A00E0),
		FindMark:     rgba(0xFFB454FF),
		FocusRing:    rgba(0x79B0FFFF),
		Accent:       rgba(0x5B9BFFFF),
		AccentFg:     rgba(0x0B1220FF),
		Border:       rgba(0x2B313AFF),
		FieldBorder:  rgba(0x666E79FF),
		PinnedShadow: rgba(0x00000080),

		Flash:     rgba(0xB5860B27),
		FlashUp:   rgba(0x23863642),
		FlashDown: rgba(0xC936364D),

		Added:      rgba(0x12291BFF),
		Edited:     rgba(0x2E260FFF),
		Deleted:    rgba(0x351A1CFF),
		AddedBar:   rgba(0x3FB950FF),
		EditedBar:  rgba(0xD29922FF),
		DeletedBar: rgba(0xF85149FF),
		Danger:     rgba(0xFF8B83FF),
		Conflict:   rgba(0xD2B0FFFF),

		Skeleton: rgba(0x2A313AFF),
		Overlay:  rgba(0x16191FB3),

		MenuBg:     rgba(0x1F242CFF),
		MenuFg:     rgba(0xE6EDF3FF),
		MenuHover:  rgba(0x2D343EFF),
		MenuBorder: rgba(0x3A424DFF),
		TooltipBg:  rgba(0xE6EDF3FF),
		TooltipFg:  rgba(0x16191FFF),

		ScrollTrack:      rgba(0x2B334040),
		ScrollThumb:      rgba(0x8B949EC8),
		ScrollThumbHover: rgba(0xB1BAC4E0),

		HeaderFont: font.Font{Weight: font.Medium},
	}
}

// HighContrast returns a theme of high contrast: white on black. The contrast of all text is at least 7:1, and lines
// and marks are opaque.
func HighContrast() Theme {
	return Theme{
		Fg:         rgba(0xFFFFFFFF),
		FgMuted:    rgba(0xF0F0F0FF),
		Bg:         rgba(0x000000FF),
		RowAlt:     rgba(0x0D0D0DFF),
		HeaderBg:   rgba(0x000000FF),
		HeaderFg:   rgba(0xFFFFFFFF),
		FloatingBg: rgba(0x1A1A1AFF),
		FooterBg:   rgba(0x000000FF),

		Hover:        rgba(0xFFFFFF0A),
		Highlight:    rgba(0x00000001),
		Selected:     rgba(0x00206BFF),
		RangeFill:    rgba(0x0066FF33),
		RangeBorder:  rgba(0xFFFF00FF),
		FindHit:      rgba(0x00000001),
		FindCurrent:  rgba(0x00000001),
		FindMark:     rgba(0xFFA8E8FF),
		FocusRing:    rgba(0xFFFF00FF),
		Accent:       rgba(0x66CCFFFF),
		AccentFg:     rgba(0x000000FF),
		Border:       rgba(0xFFFFFFFF),
		FieldBorder:  rgba(0xFFFFFFFF),
		PinnedShadow: rgba(0xFFFFFF4D),

		Flash:     rgba(0x8A640033),
		FlashUp:   rgba(0x006E1F40),
		FlashDown: rgba(0x8C000040),

		Added:      rgba(0x002B0CFF),
		Edited:     rgba(0x2B2100FF),
		Deleted:    rgba(0x330008FF),
		AddedBar:   rgba(0x3DFF6EFF),
		EditedBar:  rgba(0xFFD500FF),
		DeletedBar: rgba(0xFF7A7AFF),
		Danger:     rgba(0xFFBEBEFF),
		Conflict:   rgba(0xE6C8FFFF),

		Skeleton: rgba(0x595959FF),
		Overlay:  rgba(0x000000B3),

		MenuBg:     rgba(0x000000FF),
		MenuFg:     rgba(0xFFFFFFFF),
		MenuHover:  rgba(0x00206BFF),
		MenuBorder: rgba(0xFFFFFFFF),
		TooltipBg:  rgba(0xFFFFFFFF),
		TooltipFg:  rgba(0x000000FF),

		ScrollTrack:      rgba(0xFFFFFF0D),
		ScrollThumb:      rgba(0xFFFFFFCC),
		ScrollThumbHover: rgba(0xFFFF00FF),

		HeaderFont: font.Font{Weight: font.Bold},
	}
}
