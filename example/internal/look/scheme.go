// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui/theme"
)

// Scheme is a set of colours. The zero value is Light.
type Scheme uint8

// The schemes.
const (
	Light Scheme = iota
	Dark
	Contrast // high contrast
)

var schemeNames = [...]string{"light", "dark", "contrast"}

// String returns the scheme's name: "light", "dark" or "contrast".
func (s Scheme) String() string {
	if int(s) < len(schemeNames) {
		return schemeNames[s]
	}
	return schemeNames[Light]
}

// ParseScheme parses the result of String.
func ParseScheme(name string) (Scheme, error) {
	for i, n := range schemeNames {
		if n == name {
			return Scheme(i), nil
		}
	}
	return Light, fmt.Errorf("no theme %q: it is light, dark or contrast", name)
}

// SchemeLabels returns the labels of the schemes for people, in the order of their values.
func SchemeLabels(l Lang) []string {
	return []string{
		Text{En: "Light", Ko: "밝게"}.In(l), Text{En: "Dark", Ko: "어둡게"}.In(l), Text{En: "Contrast", Ko: "고대비"}.In(l),
	}
}

// The presets are large, so they are created only in the beginning.
var lightTheme, darkTheme, contrastTheme = theme.Light(), theme.Dark(), theme.HighContrast()

func (s Scheme) theme() theme.Theme {
	switch s {
	case Dark:
		return darkTheme
	case Contrast:
		return contrastTheme
	}
	return lightTheme
}
