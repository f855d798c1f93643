// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

// find returns the first rule that fits the values, nil if they can only be repeated.
func find(values []Value, o *Options) (progression, Rule) {
	kind := values[0].Kind
	for i := range values {
		if values[i].Kind != kind {
			return nil, RuleRepeat
		}
	}
	switch kind {
	case KindNumber:
		return findNumbers(values, o)
	case KindTime:
		return findTimes(values, o)
	case KindText:
		return findTexts(values, o)
	}
	return nil, RuleRepeat
}
