// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

// findDigits finds equal steps between the numbers at the ends of texts that are otherwise equal, or else
// between those at their beginnings. A single number steps by 1.
func findDigits(values []Value, o *Options) *digits {
	if d := countRuns(values, trailing, o); d != nil {
		return d
	}
	return countRuns(values, leading, o)
}

// countRuns returns nil if the texts, divided at their digits, do not count.
func countRuns(values []Value, divide func(text string) digitRun, o *Options) *digits {
	d := &digits{run: divide(values[0].Text), step: counted{small: 1}}
	if d.run.digits == "" {
		return nil
	}
	d.base, d.width = d.run.number(), d.run.width()
	first := d.base
	for i := 1; i < len(values); i++ {
		run := divide(values[i].Text)
		number := run.number()
		step := number.minus(&d.base)
		if run.digits == "" || !run.sameRest(&d.run) || i > 1 && !step.equal(&d.step) {
			return nil
		}
		d.base, d.step, d.width = number, step, max(d.width, run.width())
	}
	if o.Backward {
		d.base, d.step = first, d.step.negated()
	}
	return d
}

// number returns the number of the digits, 0 if there are none.
func (d *digitRun) number() counted {
	if d.digits == "" {
		return counted{}
	}
	var room [64]byte
	return countedOf(d.appendASCII(room[:0]))
}
