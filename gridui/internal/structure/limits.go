// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"slices"
)

// Limit is the greatest allowed value of a measure.
type Limit struct {
	Kind    Kind
	Subject string // empty for all subjects of the kind
	Most    int
}

// Finding is a violation by a measure, or by an exception for it.
type Finding struct {
	Measure
	Text string
}

// Judge compares measures with limits. An exception replaces the limit for one subject and can only
// decrease: it must be lowered when the measure is clearly below it, and removed when the limit
// holds or its subject is gone.
func Judge(measures []Measure, limits, exceptions []Limit) []Finding {
	var findings []Finding
	for _, m := range measures {
		limit := find(limits, m)
		if limit == nil {
			continue
		}
		if text := m.judge(*limit, find(exceptions, m)); text != "" {
			findings = append(findings, Finding{m, text})
		}
	}
	return append(findings, unused(measures, exceptions)...)
}

// judge returns a description of the violation, or "".
func (m Measure) judge(limit Limit, exception *Limit) string {
	switch {
	case exception == nil && m.Value > limit.Most:
		return fmt.Sprintf("is over the limit of %d", limit.Most)
	case exception == nil:
		return ""
	case m.Value > exception.Most:
		return fmt.Sprintf("is over its exception of %d", exception.Most)
	case m.Value <= limit.Most:
		return fmt.Sprintf("keeps the limit of %d: remove the exception", limit.Most)
	case m.Value < exception.Most-slack(exception.Most):
		return fmt.Sprintf("lower the exception of %d to %d", exception.Most, m.Value)
	}
	return ""
}

// slack returns how far a measure may be below its exception: 5 %, and at least 5, so that not
// every commit must change the exceptions.
func slack(most int) int { return max(5, most/20) }

// find returns the limit for a measure, or nil.
func find(limits []Limit, m Measure) *Limit {
	i := slices.IndexFunc(limits, func(l Limit) bool { return l.fits(m) })
	if i < 0 {
		return nil
	}
	return &limits[i]
}

func (l Limit) fits(m Measure) bool {
	return l.Kind == m.Kind && (l.Subject == "" || l.Subject == m.Subject)
}

// unused returns findings for the exceptions whose subject is not measured, such as a renamed type.
func unused(measures []Measure, exceptions []Limit) []Finding {
	var findings []Finding
	for _, e := range exceptions {
		if !slices.ContainsFunc(measures, e.fits) {
			gone := Measure{Kind: e.Kind, Subject: e.Subject}
			findings = append(findings, Finding{gone, "is not there: remove the exception"})
		}
	}
	return findings
}
