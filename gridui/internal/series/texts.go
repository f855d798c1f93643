// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

// findTexts finds the list that contains all texts, or else digits that count.
func findTexts(values []Value, o *Options) (progression, Rule) {
	if l := findList(values, o); l != nil {
		return l, RuleList
	}
	if d := findDigits(values, o); d != nil {
		return d, RuleDigits
	}
	return nil, RuleRepeat
}
